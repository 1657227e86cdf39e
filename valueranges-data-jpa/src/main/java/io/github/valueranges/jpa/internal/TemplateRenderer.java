package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.time.YearMonth;
import java.util.List;
import org.hibernate.query.sqm.function.SelfRenderingFunctionSqlAstExpression;
import org.hibernate.query.sqm.sql.internal.BasicValuedPathInterpretation;
import org.hibernate.query.sqm.sql.internal.SqmParameterInterpretation;
import org.hibernate.sql.ast.SqlAstNodeRenderingMode;
import org.hibernate.sql.ast.SqlAstTranslator;
import org.hibernate.sql.ast.spi.SqlAppender;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.sql.ast.tree.expression.ColumnReference;
import org.hibernate.sql.ast.tree.expression.Distinct;
import org.hibernate.sql.ast.tree.expression.JdbcParameter;
import org.hibernate.sql.ast.tree.expression.Literal;
import org.hibernate.type.BasicType;
import org.jspecify.annotations.Nullable;

/** Writes one use of a function as SQL. */
final class TemplateRenderer {

    private final SqlAppender sql;
    private final SqlAstTranslator<?> translator;
    private final List<? extends SqlAstNode> arguments;
    private final Call call;
    private final @Nullable RangeType<?, ?, ?> rangeType;
    private final @Nullable SetJavaType<?, ?> setJavaType;
    private final @Nullable BasicType<?> elementType;

    /**
     * @param elementType the type of the elements that the arguments may be, null if they may be none
     */
    TemplateRenderer(
            SqlAppender sql,
            SqlAstTranslator<?> translator,
            List<? extends SqlAstNode> arguments,
            Call call,
            @Nullable BasicType<?> elementType) {
        this.sql = sql;
        this.translator = translator;
        this.arguments = arguments;
        this.call = call;
        this.rangeType = call.rangeType();
        this.setJavaType = call.setJavaType();
        this.elementType = elementType;
    }

    void render(Template template) {
        for (Template.Part part : template.parts()) {
            if (part.isText()) {
                sql.append(part.text());
            } else if (part.index() < 0) {
                sql.append(typeName(part.form()));
            } else {
                argument(part.index(), part.form());
            }
        }
    }

    private String typeName(char form) {
        return switch (form) {
            case 'R' -> rangeType().postgresName();
            case 'M' -> rangeType().rangeSetType().postgresName();
            case 'E' ->
                rangeType == null ? setJavaType().setType().postgresElementName() : rangeType.postgresElementName();
            case 'A' -> setJavaType().setType().postgresName();
            case 'C' -> setJavaType().setType().postgresElementName().equals("text") ? " collate \"C\"" : "";
            default -> throw new IllegalArgumentException("no such place in a template: " + form);
        };
    }

    private RangeType<?, ?, ?> rangeType() {
        if (rangeType == null) {
            throw call.untyped();
        }
        return rangeType;
    }

    private SetJavaType<?, ?> setJavaType() {
        if (setJavaType == null) {
            throw call.untyped();
        }
        return setJavaType;
    }

    private void argument(int index, char form) {
        boolean rangeSet = call.isRangeSet(index);
        boolean element = !rangeSet && !call.isRange(index);
        switch (form) {
            case 'v' -> plain(index);
            case 'o' -> {
                if (element && setJavaType == null) {
                    singleton(index);
                } else {
                    plain(index);
                }
            }
            case 'r' -> {
                if (rangeSet) {
                    sql.append("range_merge(");
                    plain(index);
                    sql.append(')');
                } else {
                    argument(index, 'o');
                }
            }
            case 'm' -> {
                if (rangeSet) {
                    plain(index);
                } else {
                    sql.append(typeName('M'));
                    sql.append('(');
                    argument(index, 'o');
                    sql.append(')');
                }
            }
            default -> throw new IllegalArgumentException("no such form of an argument: " + form);
        }
    }

    /** The constructor function takes null for an unbounded side: an unknown element must not become every element. */
    private void singleton(int index) {
        boolean month = rangeType().elementClass() == YearMonth.class;
        sql.append("case when ");
        plain(index);
        sql.append(" is not null then ");
        sql.append(typeName('R'));
        sql.append('(');
        plain(index);
        sql.append(month ? ", cast(" : ", ");
        plain(index);
        sql.append(month ? " + interval '1 month' as date)) end" : ", '[]') end");
    }

    /** Writes an argument so that its type is beyond doubt and no operator can reach into it. */
    private void plain(int index) {
        SqlAstNode node = arguments.get(index);
        if (node instanceof Distinct distinct) {
            sql.append("distinct ");
            node = distinct.getExpression();
        }
        if (node instanceof SqmParameterInterpretation
                || node instanceof JdbcParameter
                || node instanceof Literal
                || call.isNarrower(index)) {
            sql.append("cast(");
            // As it is: Hibernate would cast it to a type with a scale, which cuts what the server's type holds.
            translator.render(parameterOfElement(index, node), SqlAstNodeRenderingMode.DEFAULT);
            sql.append(" as ");
            sql.append(argumentType(index));
            sql.append(')');
        } else if (node instanceof ColumnReference
                || node instanceof BasicValuedPathInterpretation<?>
                || (node instanceof SelfRenderingFunctionSqlAstExpression<?> function
                        && function.getFunctionRenderer() instanceof ValueFunction)) {
            node.accept(translator);
        } else {
            sql.append('(');
            node.accept(translator);
            sql.append(')');
        }
    }

    private SqlAstNode parameterOfElement(int index, SqlAstNode node) {
        SqlAstNode resolved =
                node instanceof SqmParameterInterpretation parameter ? parameter.getResolvedExpression() : node;
        return elementType != null
                        && call.isElement(index)
                        && !call.isAmount(index)
                        && resolved instanceof JdbcParameter parameter
                ? new ElementParameter(parameter, elementType)
                : node;
    }

    private String argumentType(int index) {
        if (setJavaType != null) {
            return typeName(call.isSet(index) ? 'A' : 'E');
        }
        if (call.isAmount(index)) {
            DomainTemplates domain = DomainTemplates.of(rangeType());
            return domain == null ? "bigint" : domain.amountName();
        }
        return typeName(call.isRangeSet(index) ? 'M' : call.isRange(index) ? 'R' : 'E');
    }
}
