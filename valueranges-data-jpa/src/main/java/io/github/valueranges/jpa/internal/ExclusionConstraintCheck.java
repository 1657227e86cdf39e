package io.github.valueranges.jpa.internal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.SessionFactoryObserver;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.model.relational.AuxiliaryDatabaseObject;
import org.hibernate.engine.jdbc.connections.spi.JdbcConnectionAccess;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.tool.schema.Action;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.hibernate.tool.schema.spi.SchemaManagementToolCoordinator.ActionGrouping;

/**
 * Stops the start when a schema that Hibernate has just made lacks an exclusion constraint. An update ignores a statement
 * that fails, so rows that overlap already would leave the table without its constraint, and nobody would be told.
 */
final class ExclusionConstraintCheck implements SessionFactoryObserver {

    private static final long serialVersionUID = 1;

    private final transient List<ExclusionConstraint> constraints;

    private ExclusionConstraintCheck(List<ExclusionConstraint> constraints) {
        this.constraints = constraints;
    }

    static void register(Metadata metadata, SessionFactoryImplementor factory) {
        List<ExclusionConstraint> constraints = new ArrayList<>();
        for (AuxiliaryDatabaseObject each : metadata.getDatabase().getAuxiliaryDatabaseObjects()) {
            if (each instanceof AttributeDdl ddl
                    && ddl.appliesToDialect(metadata.getDatabase().getDialect())) {
                ddl.check();
                if (ddl instanceof ExclusionConstraint constraint) {
                    constraints.add(constraint);
                }
            }
        }
        if (!constraints.isEmpty() && makesSchema(metadata, factory)) {
            factory.addObserver(new ExclusionConstraintCheck(constraints));
        }
    }

    private static boolean makesSchema(Metadata metadata, SessionFactoryImplementor factory) {
        for (ActionGrouping grouping : ActionGrouping.interpret(metadata, factory.getProperties())) {
            Action action = grouping.databaseAction();
            if (action != Action.NONE && action != Action.VALIDATE && action != Action.DROP) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void sessionFactoryCreated(SessionFactory created) {
        SessionFactoryImplementor factory = (SessionFactoryImplementor) created;
        JdbcConnectionAccess access = factory.getJdbcServices().getBootstrapJdbcConnectionAccess();
        try {
            Connection connection = access.obtainConnection();
            try {
                for (ExclusionConstraint constraint : constraints) {
                    constraint.ensure(connection, factory.getSqlStringGenerationContext());
                }
                if (!connection.getAutoCommit()) {
                    connection.commit();
                }
            } finally {
                access.releaseConnection(connection);
            }
        } catch (SQLException e) {
            throw new SchemaManagementException("exclusion constraints cannot be checked: " + e.getMessage(), e);
        }
    }
}
