package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
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

/** The ranges of a range set as rows: {@code join lateral range_unnest(r.openings) o}. */
final class RangeUnnestFunction extends AbstractSqmSelfRenderingSetReturningFunctionDescriptor {

    private static final String NAME = "range_unnest";
    private static final Signature SIGNATURE = Signature.of(Result.RANGE, Parameter.RANGE_SET);
    private static final Template TEMPLATE = Template.of("unnest({0})");

    RangeUnnestFunction(TypeConfiguration configuration) {
        this(new FunctionTypes(NAME, SIGNATURE, configuration));
    }

    private RangeUnnestFunction(FunctionTypes types) {
        super(NAME, types, new Rows(), types);
    }

    @Override
    public void render(
            SqlAppender sql,
            List<? extends SqlAstNode> arguments,
            AnonymousTupleTableGroupProducer tupleType,
            String tableIdentifierVariable,
            SqlAstTranslator<?> translator) {
        new TemplateRenderer(sql, translator, arguments, Call.ofSql(NAME, SIGNATURE, arguments), null).render(TEMPLATE);
        if (tupleType.findSubPart(CollectionPart.Nature.INDEX.getName(), null) != null) {
            sql.append(" with ordinality");
        }
    }

    /** One column that has the name of the alias, and the position when it is asked for. */
    private static final class Rows implements SetReturningFunctionTypeResolver {

        @Override
        public AnonymousTupleType<?> resolveTupleType(
                List<? extends SqmTypedNode<?>> arguments, TypeConfiguration configuration) {
            SqmBindableType<?>[] types = {
                element(Call.ofSqm(NAME, SIGNATURE, arguments), configuration),
                configuration.getBasicTypeForJavaType(Long.class)
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
            BasicType<?> element = element(Call.ofSql(NAME, SIGNATURE, arguments), configuration);
            SelectableMapping range =
                    column(tableIdentifierVariable, CollectionPart.Nature.ELEMENT.getName(), true, element);
            if (!withOrdinality) {
                return new SelectableMapping[] {range};
            }
            BasicType<?> position = configuration.getBasicTypeForJavaType(Long.class);
            return new SelectableMapping[] {
                range, column("ordinality", CollectionPart.Nature.INDEX.getName(), false, position)
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

        private static BasicType<?> element(Call call, TypeConfiguration configuration) {
            RangeType<?, ?, ?> rangeType = call.rangeType();
            BasicType<?> element =
                    rangeType == null ? null : configuration.getBasicTypeForJavaType(rangeType.javaType());
            if (element == null) {
                throw call.untyped();
            }
            return element;
        }
    }
}
