package io.github.valueranges.jpa.internal;

import java.util.List;
import java.util.function.Function;
import org.hibernate.metamodel.model.domain.ReturnableType;
import org.hibernate.query.sqm.function.AbstractSqmSelfRenderingFunctionDescriptor;
import org.hibernate.query.sqm.function.FunctionKind;
import org.hibernate.sql.ast.Clause;
import org.hibernate.sql.ast.SqlAstTranslator;
import org.hibernate.sql.ast.spi.SqlAppender;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.sql.ast.tree.predicate.Predicate;
import org.jspecify.annotations.Nullable;

/** A query function over ranges, range sets or sets. */
final class ValueFunction extends AbstractSqmSelfRenderingFunctionDescriptor {

    private final Signature signature;
    private final FunctionTypes types;
    private final Function<Call, Template> template;

    /**
     * @param template chooses the SQL by the types of the arguments; it is one operand as it stands, so that it can be
     *     written beside any operator
     */
    ValueFunction(
            String name,
            FunctionKind kind,
            Signature signature,
            FunctionTypes types,
            Function<Call, Template> template) {
        super(name, kind, types, types, types);
        this.signature = signature;
        this.types = types;
        this.template = template;
    }

    @Override
    public void render(
            SqlAppender sql,
            List<? extends SqlAstNode> arguments,
            ReturnableType<?> returnType,
            SqlAstTranslator<?> translator) {
        render(sql, arguments, null, returnType, translator);
    }

    @Override
    public void render(
            SqlAppender sql,
            List<? extends SqlAstNode> arguments,
            @Nullable Predicate filter,
            ReturnableType<?> returnType,
            SqlAstTranslator<?> translator) {
        Call call = Call.ofSql(getName(), signature, arguments);
        types.checkResult(call, returnType);
        new TemplateRenderer(sql, translator, arguments, call, types.elementType(call)).render(template.apply(call));
        if (filter != null) {
            translator.getCurrentClauseStack().push(Clause.WHERE);
            sql.append(" filter (where ");
            filter.accept(translator);
            sql.append(')');
            translator.getCurrentClauseStack().pop();
        }
    }
}
