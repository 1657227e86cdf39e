package io.github.valueranges.jpa.internal;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.sql.ast.tree.expression.JdbcParameter;
import org.hibernate.sql.exec.internal.AbstractJdbcParameter;
import org.hibernate.sql.exec.spi.ExecutionContext;
import org.hibernate.sql.exec.spi.JdbcParameterBinding;
import org.hibernate.sql.exec.spi.JdbcParameterBindings;
import org.hibernate.type.BasicType;

/**
 * A parameter that a function takes for an element: it is sent by the type of the elements, whatever type Hibernate has
 * for its class. Hibernate's own cuts a time to milliseconds and moves a timestamp that a time zone leaves out.
 */
final class ElementParameter extends AbstractJdbcParameter {

    private final JdbcParameter parameter;
    private final BasicType<?> elementType;

    ElementParameter(JdbcParameter parameter, BasicType<?> elementType) {
        super(elementType);
        this.parameter = parameter;
        this.elementType = elementType;
    }

    @Override
    public void bindParameterValue(
            PreparedStatement statement, int index, JdbcParameterBindings bindings, ExecutionContext context)
            throws SQLException {
        JdbcParameterBinding binding = bindings.getBinding(parameter);
        Object value = binding == null ? null : binding.getBindValue();
        if (elementType.getJavaTypeDescriptor().getJavaTypeClass().isInstance(value)) {
            bindParameterValue((JdbcMapping) elementType, statement, value, index, context);
        } else {
            parameter.getParameterBinder().bindParameterValue(statement, index, bindings, context);
        }
    }
}
