package io.github.valueranges.jpa.internal;

import org.hibernate.type.descriptor.jdbc.NumericJdbcType;

/** Numbers of an array: Hibernate's own {@code numeric(38,2)} would round what is stored. */
final class NumericJdbcTypeWithoutScale extends NumericJdbcType {

    static final String NAME = "numeric";
    static final int DDL_CODE = 61_099;
    static final NumericJdbcTypeWithoutScale INSTANCE = new NumericJdbcTypeWithoutScale();

    private static final long serialVersionUID = 1;

    private NumericJdbcTypeWithoutScale() {}

    @Override
    public int getDdlTypeCode() {
        return DDL_CODE;
    }
}
