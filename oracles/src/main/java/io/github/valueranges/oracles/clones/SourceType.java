package io.github.valueranges.oracles.clones;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A type as its source declares it, without comments and layout.
 *
 * @param name the simple name
 * @param generic whether it has type parameters
 * @param isAbstract whether it is declared abstract
 * @param supertypes what it extends and implements, in the order of the source
 * @param members its text by what declares it: fields, methods with the types of their parameters, nested types
 */
record SourceType(
        String name, boolean generic, boolean isAbstract, List<String> supertypes, Map<String, String> members) {

    /** Parses the first type of each file. */
    static List<SourceType> read(List<Path> files) {
        if (files.isEmpty()) {
            return List.of();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            List<SourceType> types = new ArrayList<>();
            for (CompilationUnitTree unit : task.parse()) {
                if (!unit.getTypeDecls().isEmpty() && unit.getTypeDecls().get(0) instanceof ClassTree type) {
                    types.add(of(type));
                }
            }
            return types;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static SourceType of(ClassTree type) {
        List<String> supertypes = new ArrayList<>();
        if (type.getExtendsClause() != null) {
            supertypes.add(type.getExtendsClause().toString());
        }
        type.getImplementsClause().forEach(each -> supertypes.add(each.toString()));
        Map<String, String> members = new LinkedHashMap<>();
        collect("", type, members);
        return new SourceType(
                type.getSimpleName().toString(),
                !type.getTypeParameters().isEmpty(),
                type.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.ABSTRACT),
                supertypes,
                members);
    }

    private static void collect(String prefix, ClassTree type, Map<String, String> members) {
        members.put(prefix + "(declaration)", declaration(type));
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method) {
                members.put(prefix + signature(method), method.toString());
            } else if (member instanceof VariableTree field) {
                members.put(prefix + field.getName(), field.toString());
            } else if (member instanceof ClassTree nested) {
                collect(prefix + nested.getSimpleName() + ".", nested, members);
            } else {
                members.merge(prefix + "(initialiser)", member.toString(), String::concat);
            }
        }
    }

    private static String declaration(ClassTree type) {
        return type.getModifiers() + " " + type.getKind() + " " + type.getSimpleName() + " " + type.getTypeParameters()
                + " extends " + type.getExtendsClause() + " implements " + type.getImplementsClause() + " permits "
                + type.getPermitsClause();
    }

    private static String signature(MethodTree method) {
        return method.getName()
                + method.getParameters().stream()
                        .map(parameter -> String.valueOf(parameter.getType()))
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
