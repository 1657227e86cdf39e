package io.github.valueranges.jpa.internal;

import io.github.valueranges.UnstorableValueException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.collection.spi.PersistentCollection;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.event.service.spi.EventListenerRegistry;
import org.hibernate.event.spi.AbstractCollectionEvent;
import org.hibernate.event.spi.EventType;
import org.hibernate.event.spi.PreCollectionRecreateEvent;
import org.hibernate.event.spi.PreCollectionRecreateEventListener;
import org.hibernate.event.spi.PreCollectionUpdateEvent;
import org.hibernate.event.spi.PreCollectionUpdateEventListener;
import org.hibernate.event.spi.PreInsertEvent;
import org.hibernate.event.spi.PreInsertEventListener;
import org.hibernate.event.spi.PreUpdateEvent;
import org.hibernate.event.spi.PreUpdateEventListener;
import org.hibernate.event.spi.PreUpsertEvent;
import org.hibernate.event.spi.PreUpsertEventListener;
import org.hibernate.metamodel.mapping.AttributeMapping;
import org.hibernate.metamodel.mapping.BasicValuedModelPart;
import org.hibernate.metamodel.mapping.EmbeddableMappingType;
import org.hibernate.metamodel.mapping.EmbeddableValuedModelPart;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.metamodel.mapping.ModelPart;
import org.hibernate.metamodel.mapping.NonAggregatedIdentifierMapping;
import org.hibernate.metamodel.mapping.PluralAttributeMapping;
import org.hibernate.persister.entity.EntityPersister;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.jspecify.annotations.Nullable;

/**
 * Refuses values that the server cannot hold before a row is sent, and names the attribute: where a value is bound to a
 * statement Hibernate no longer tells for which attribute.
 */
final class StorableValues
        implements PreInsertEventListener,
                PreUpdateEventListener,
                PreUpsertEventListener,
                PreCollectionRecreateEventListener,
                PreCollectionUpdateEventListener {

    /** Where the state of an entity holds values; most entities hold none. */
    private final Map<EntityPersister, int[]> positions = new ConcurrentHashMap<>();

    private StorableValues() {}

    static void register(SessionFactoryImplementor factory) {
        StorableValues listener = new StorableValues();
        EventListenerRegistry registry = factory.getEventListenerRegistry();
        registry.appendListeners(EventType.PRE_INSERT, listener);
        registry.appendListeners(EventType.PRE_UPDATE, listener);
        registry.appendListeners(EventType.PRE_UPSERT, listener);
        registry.appendListeners(EventType.PRE_COLLECTION_RECREATE, listener);
        registry.appendListeners(EventType.PRE_COLLECTION_UPDATE, listener);
    }

    @Override
    public boolean onPreInsert(PreInsertEvent event) {
        checkIdentifier(event.getPersister(), event.getId());
        check(event.getPersister(), event.getState(), null);
        return false;
    }

    @Override
    public boolean onPreUpdate(PreUpdateEvent event) {
        check(event.getPersister(), event.getState(), event.getOldState());
        return false;
    }

    @Override
    public boolean onPreUpsert(PreUpsertEvent event) {
        checkIdentifier(event.getPersister(), event.getId());
        check(event.getPersister(), event.getState(), null);
        return false;
    }

    @Override
    public void onPreRecreateCollection(PreCollectionRecreateEvent event) {
        check(event);
    }

    @Override
    public void onPreUpdateCollection(PreCollectionUpdateEvent event) {
        check(event);
    }

    private static void checkIdentifier(EntityPersister persister, @Nullable Object id) {
        ModelPart identifier = persister.getIdentifierMapping();
        if (id == null || !holdsValues(identifier)) {
            return;
        }
        if (identifier instanceof NonAggregatedIdentifierMapping mapping) {
            // The attributes of a key that is no attribute itself are the entity's own.
            EmbeddableMappingType idClass = mapping.getIdClassEmbeddable();
            check(entity(persister), idClass == null ? mapping.getVirtualIdEmbeddable() : idClass, id);
        } else {
            check(entity(persister), persister.getIdentifierMapping().getAttributeName(), identifier, id);
        }
    }

    private void check(EntityPersister persister, Object[] state, @Nullable Object @Nullable [] before) {
        for (int position : positions.computeIfAbsent(persister, StorableValues::positions)) {
            Object value = state[position];
            if (value != null && (before == null || before[position] != value)) {
                AttributeMapping attribute = persister.getAttributeMapping(position);
                check(entity(persister), attribute.getAttributeName(), attribute, value);
            }
        }
    }

    private static int[] positions(EntityPersister persister) {
        int[] found = new int[persister.getNumberOfAttributeMappings()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            if (holdsValues(persister.getAttributeMapping(i))) {
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static String entity(EntityPersister persister) {
        String name = persister.getEntityName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static void check(AbstractCollectionEvent event) {
        PluralAttributeMapping attribute = event.getCollectionPersister().getAttributeMapping();
        PersistentCollection<?> collection = event.getCollection();
        if (attribute == null || !collection.wasInitialized()) {
            return;
        }
        String role = event.getCollectionPersister().getRole();
        String owner = role.substring(role.lastIndexOf('.', role.lastIndexOf('.') - 1) + 1);
        ModelPart element = attribute.getElementDescriptor();
        ModelPart index = attribute.getIndexDescriptor();
        boolean isElementChecked = holdsValues(element);
        boolean isIndexChecked = index != null && holdsValues(index);
        if (!isElementChecked && !isIndexChecked) {
            return;
        }
        int i = 0;
        Iterator<?> entries = collection.entries(event.getCollectionPersister());
        while (entries.hasNext()) {
            Object entry = entries.next();
            Object elementValue = entry == null ? null : collection.getElement(entry);
            if (isElementChecked && elementValue != null) {
                check(owner, "element", element, elementValue);
            }
            if (isIndexChecked && index != null && entry != null) {
                check(owner, "key", index, collection.getIndex(entry, i, event.getCollectionPersister()));
            }
            i++;
        }
    }

    private static boolean holdsValues(@Nullable ModelPart part) {
        if (part instanceof EmbeddableValuedModelPart embedded) {
            EmbeddableMappingType type = embedded.getEmbeddableTypeDescriptor();
            for (int i = 0; i < type.getNumberOfAttributeMappings(); i++) {
                if (holdsValues(type.getAttributeMapping(i))) {
                    return true;
                }
            }
            return false;
        }
        return part instanceof BasicValuedModelPart basic && storableType(basic) != null;
    }

    /** The Java type of the value, or of the elements of an array of values. A column of text holds any value. */
    private static @Nullable StorableJavaType storableType(BasicValuedModelPart part) {
        JdbcMapping mapping = part.getJdbcMapping();
        JavaType<?> javaType = mapping.getJavaTypeDescriptor();
        if (!(javaType instanceof StorableJavaType) && javaType instanceof BasicPluralJavaType<?> plural) {
            javaType = plural.getElementJavaType();
        }
        return javaType instanceof StorableJavaType storable && !Call.isText(mapping.getJdbcType()) ? storable : null;
    }

    private static void check(String owner, String name, ModelPart part, Object value) {
        String path = owner + '.' + name;
        if (part instanceof EmbeddableValuedModelPart embedded) {
            check(path, embedded.getEmbeddableTypeDescriptor(), value);
        } else if (part instanceof BasicValuedModelPart basic) {
            StorableJavaType type = storableType(basic);
            if (type != null) {
                requireEach(path, type, value);
            }
        }
    }

    private static void check(String owner, EmbeddableMappingType type, Object value) {
        if (!type.getJavaType().isInstance(value)) {
            return;
        }
        Object[] values = type.getValues(value);
        for (int i = 0; i < values.length; i++) {
            AttributeMapping attribute = type.getAttributeMapping(i);
            if (values[i] != null && holdsValues(attribute)) {
                check(owner, attribute.getAttributeName(), attribute, values[i]);
            }
        }
    }

    private static void requireEach(String path, StorableJavaType type, Object value) {
        if (value instanceof Iterable<?> values) {
            values.forEach(each -> require(path, type, each));
        } else if (value instanceof Object[] values) {
            Arrays.asList(values).forEach(each -> require(path, type, each));
        } else {
            require(path, type, value);
        }
    }

    private static void require(String path, StorableJavaType type, @Nullable Object value) {
        if (value == null) {
            return;
        }
        try {
            type.requireStorable(value);
        } catch (UnstorableValueException e) {
            throw new UnstorableValueException(path, e);
        }
    }
}
