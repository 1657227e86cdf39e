package io.github.valueranges.boot;

import io.github.valueranges.boot.ValueParts.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.reactive.HandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Keeps the form binding of Spring WebFlux out of values.
 *
 * <p>It runs before the model is bound rather than with its binder, because the names of a form that was posted are
 * there only later. The form is read where the handler binds an object from it, and is kept for that by the exchange.
 */
@ControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ReactiveValuePartsGuard {

    @ModelAttribute
    Mono<Void> refuseParts(ServerWebExchange exchange) {
        List<ResolvableType> targets = boundTypes(exchange);
        if (targets.isEmpty()) {
            return Mono.empty();
        }
        ServerHttpRequest request = exchange.getRequest();
        Part part = find(targets, request.getQueryParams().keySet());
        if (part == null) {
            part = find(targets, request.getHeaders().headerNames());
        }
        return part != null ? Mono.error(new ReactiveValueInPartsException(part)) : refuseFormParts(targets, exchange);
    }

    private static Mono<Void> refuseFormParts(List<ResolvableType> targets, ServerWebExchange exchange) {
        return formNames(exchange).flatMap(names -> {
            Part part = find(targets, names);
            return part == null ? Mono.empty() : Mono.error(new ReactiveValueInPartsException(part));
        });
    }

    private static Mono<Set<String>> formNames(ServerWebExchange exchange) {
        MediaType type = exchange.getRequest().getHeaders().getContentType();
        if (MediaType.APPLICATION_FORM_URLENCODED.isCompatibleWith(type)) {
            return exchange.getFormData().map(form -> form.keySet());
        }
        return MediaType.MULTIPART_FORM_DATA.isCompatibleWith(type)
                ? exchange.getMultipartData().map(form -> form.keySet())
                : Mono.empty();
    }

    /** The parameters of the handler that are objects bound from a form, as far as their declaration tells. */
    private static List<ResolvableType> boundTypes(ServerWebExchange exchange) {
        List<ResolvableType> types = new ArrayList<>();
        if (exchange.getAttribute(HandlerMapping.BEST_MATCHING_HANDLER_ATTRIBUTE) instanceof HandlerMethod handler) {
            for (MethodParameter parameter : handler.getMethodParameters()) {
                if (parameter.hasParameterAnnotation(ModelAttribute.class)
                        || parameter.getParameterAnnotations().length == 0) {
                    types.add(ResolvableType.forMethodParameter(parameter.withContainingClass(handler.getBeanType())));
                }
            }
        }
        return types;
    }

    private static @Nullable Part find(List<ResolvableType> targets, Set<String> names) {
        for (ResolvableType target : targets) {
            Class<?> raw = target.resolve();
            Part part = ValueParts.find(raw == Mono.class ? target.getGeneric(0) : target, names);
            if (part != null) {
                return part;
            }
        }
        return null;
    }
}
