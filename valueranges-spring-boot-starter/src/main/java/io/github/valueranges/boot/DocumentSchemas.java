package io.github.valueranges.boot;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.callbacks.Callback;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Visits every schema of an OpenAPI document once. */
final class DocumentSchemas {

    private final Set<Schema<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Consumer<Schema<?>> visitor;

    private DocumentSchemas(Consumer<Schema<?>> visitor) {
        this.visitor = visitor;
    }

    static void visit(OpenAPI document, Consumer<Schema<?>> visitor) {
        DocumentSchemas schemas = new DocumentSchemas(visitor);
        each(document.getPaths(), schemas::path);
        each(document.getWebhooks(), schemas::path);
        Components components = document.getComponents();
        if (components != null) {
            each(components.getSchemas(), schemas::schema);
            each(components.getParameters(), schemas::parameter);
            each(components.getRequestBodies(), schemas::body);
            each(components.getResponses(), schemas::response);
            each(components.getHeaders(), schemas::header);
            each(components.getCallbacks(), schemas::callback);
            each(components.getPathItems(), schemas::path);
        }
    }

    private static <T> void each(@Nullable Map<String, T> parts, Consumer<? super T> visit) {
        if (parts != null) {
            parts.values().forEach(visit);
        }
    }

    private static <T> void each(@Nullable Collection<? extends T> parts, Consumer<? super T> visit) {
        if (parts != null) {
            parts.forEach(visit);
        }
    }

    private void path(PathItem path) {
        each(path.getParameters(), this::parameter);
        each(path.readOperations(), this::operation);
    }

    private void operation(Operation operation) {
        each(operation.getParameters(), this::parameter);
        body(operation.getRequestBody());
        each(operation.getResponses(), this::response);
        each(operation.getCallbacks(), this::callback);
    }

    private void callback(Callback callback) {
        each(callback, this::path);
    }

    private void parameter(Parameter parameter) {
        schema(parameter.getSchema());
        content(parameter.getContent());
    }

    private void header(Header header) {
        schema(header.getSchema());
        content(header.getContent());
    }

    private void body(@Nullable RequestBody body) {
        if (body != null) {
            content(body.getContent());
        }
    }

    private void response(ApiResponse response) {
        each(response.getHeaders(), this::header);
        content(response.getContent());
    }

    private void content(@Nullable Content content) {
        each(content, media -> {
            schema(media.getSchema());
            each(media.getEncoding(), encoding -> each(encoding.getHeaders(), this::header));
        });
    }

    private void schema(@Nullable Object found) {
        if (found instanceof Schema<?> schema && seen.add(schema)) {
            visitor.accept(schema);
            each(schema.getProperties(), this::schema);
            each(schema.getPatternProperties(), this::schema);
            each(schema.getPrefixItems(), this::schema);
            each(schema.getAllOf(), this::schema);
            each(schema.getAnyOf(), this::schema);
            each(schema.getOneOf(), this::schema);
            each(schema.getDependentSchemas(), this::schema);
            schema(schema.getItems());
            schema(schema.getAdditionalItems());
            schema(schema.getUnevaluatedItems());
            schema(schema.getContains());
            schema(schema.getAdditionalProperties());
            schema(schema.getUnevaluatedProperties());
            schema(schema.getPropertyNames());
            schema(schema.getContentSchema());
            schema(schema.getNot());
            schema(schema.getIf());
            schema(schema.getThen());
            schema(schema.getElse());
        }
    }
}
