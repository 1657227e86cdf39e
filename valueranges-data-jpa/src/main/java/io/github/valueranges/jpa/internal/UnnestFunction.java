package io.github.valueranges.jpa.internal;

import io.github.valueranges.jpa.internal.Signature.Parameter;
import io.github.valueranges.jpa.internal.Signature.Result;
import java.util.List;
import org.hibernate.metamodel.mapping.CollectionPart;
import org.hibernate.metamodel.mapping.SelectableMapping;
import org.hibernate.metamodel.mapping.SelectablePath;
import org.hibernate.metamodel.mapping.internal.SelectableMappingImpl;
import org.hibernate.query.sqm.SqmBindableType;
import org.hibernate.query.sqm.function.AbstractSqmSelfRenderingSetReturningFunctionDescriptor;
import org.hibernate.query.sqm.produce.function.SetReturningFunctionTypeResolver;
import org.hibernate.query.sqm.sql.SqmToSqlAstConverter;
import org.hibernate.query.sqm.tree.SqmTypedNode;
import org.hibernate.query.sqm.tuple.internal.AnonymousTupleTableGroupProducer;
import org.hibernate.query.sqm.tuple.internal.AnonymousTupleType;
import org.hibernate.sql.ast.SqlAstTranslator;
import org.hibernate.sql.ast.spi.SqlAppender;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.type.BasicType;
import org.hibernate.type.spi.TypeConfiguration;

/**
 * What a range set or a set holds as rows: {@code join lateral range_unnest(r.openings) o}.
 */
final class UnnestFunction extends AbstractSqmSelfRenderingSetReturningFunctionDescriptor {

    private final Signature signature;
    private final FunctionTypes types;
    private final Template template;

    /**
     * @param parameter what is taken apart
     * @param template one call of a function that answers rows: what follows it in SQL belongs to that call
     */
    UnnestFunction(String name, Parameter parameter, String template, TypeConfiguration configuration) {
        this(name, Signature.of(Result.ELEMENT, parameter), Template.of(template), configuration);
    }

    private UnnestFunction(String name, Signature signature, Template template, TypeConfiguration configuration) {
        this(name, signature, template, new FunctionTypes(name, signature, configuration));
    }

    private UnnestFunction(String name, Signature signature, Template template, FunctionTypes types) {
        super(name, types, new Rows(name, signature, types), types);
        this.signature = signature;
        this.types = types;
        this.template = template;
    }

    @Override
    public void render(
            SqlAppender sql,
            List<? extends SqlAstNode> arguments,
            AnonymousTupleTableGroupProducer tupleType,
            String tableIdentifierVariable,
            SqlAstTranslator<?> translator) {
        Call call = Call.ofSql(getName(), signature, arguments);
        new TemplateRenderer(sql, translator, arguments, call, types.elementType(call)).render(template);
        if (tupleType.findSubPart(CollectionPart.Nature.INDEX.getName(), null) != null) {
            sql.append(" with ordinality");
        }
    }

    /** One column that has the name of the alias, and the position when it is asked for. */
    private record Rows(String function, Signature signature, FunctionTypes types)
            implements SetReturningFunctionTypeResolver {

        @Override
        public AnonymousTupleType<?> resolveTupleType(
                List<? extends SqmTypedNode<?>> arguments, TypeConfiguration configuration) {
            SqmBindableType<?>[] types = {
                element(Call.ofSqm(function, signature, arguments)), configuration.getBasicTypeForJavaType(Long.class)
            };
            String[] names = {CollectionPart.Nature.ELEMENT.getName(), CollectionPart.Nature.INDEX.getName()};
            return new AnonymousTupleType<>(types, names);
        }

        @Override
        public SelectableMapping[] resolveFunctionReturnType(
                List<? extends SqlAstNode> arguments,
                String tableIdentifierVariable,
                boolean lateral,
                boolean withOrdinality,
                SqmToSqlAstConverter converter) {
            TypeConfiguration configuration = converter.getCreationContext().getTypeConfiguration();
            BasicType<?> element = element(Call.ofSql(function, signature, arguments));
            SelectableMapping row =
                    column(tableIdentifierVariable, CollectionPart.Nature.ELEMENT.getName(), true, element);
            if (!withOrdinality) {
                return new SelectableMapping[] {row};
            }
            BasicType<?> position = configuration.getBasicTypeForJavaType(Long.class);
            return new SelectableMapping[] {
                row, column("ordinality", CollectionPart.Nature.INDEX.getName(), false, position)
            };
        }

        private static SelectableMapping column(String expression, String name, boolean nullable, BasicType<?> type) {
            return new SelectableMappingImpl(
                    "",
                    expression,
                    new SelectablePath(name),
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    false,
                    nullable,
                    false,
                    false,
                    false,
                    false,
                    type);
        }

        private BasicType<?> element(Call call) {
            BasicType<?> element = types.rowType(call);
            if (element == null) {
                throw call.untyped();
            }
            return element;
        }
    }
}
