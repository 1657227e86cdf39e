package io.github.valueranges.jpa.internal;

import java.util.List;
import org.hibernate.metamodel.model.domain.ReturnableType;
import org.hibernate.query.sqm.function.AbstractSqmSelfRenderingFunctionDescriptor;
import org.hibernate.query.sqm.produce.function.ArgumentsValidator;
import org.hibernate.query.sqm.produce.function.FunctionArgumentException;
import org.hibernate.query.sqm.tree.SqmTypedNode;
import org.hibernate.sql.ast.SqlAstTranslator;
import org.hibernate.sql.ast.spi.SqlAppender;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.type.BindingContext;

/** Stands under the name of a member that the server cannot answer, to refuse it and to say what to do instead. */
final class MemoryFunction extends AbstractSqmSelfRenderingFunctionDescriptor {

    private final String instead;

    MemoryFunction(String name, String instead) {
        super(name, new Refusal(name, instead), null, null);
        this.instead = instead;
    }

    @Override
    public void render(
            SqlAppender sql,
            List<? extends SqlAstNode> arguments,
            ReturnableType<?> returnType,
            SqlAstTranslator<?> translator) {
        throw refusal(getName(), instead);
    }

    private static FunctionArgumentException refusal(String name, String instead) {
        return new FunctionArgumentException("'" + name + "()' is no function of the server: " + instead);
    }

    private record Refusal(String name, String instead) implements ArgumentsValidator {

        @Override
        public void validate(
                List<? extends SqmTypedNode<?>> arguments, String functionName, BindingContext bindingContext) {
            throw refusal(name, instead);
        }
    }
}
