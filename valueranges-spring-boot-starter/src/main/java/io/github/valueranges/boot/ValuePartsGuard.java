package io.github.valueranges.boot;

import io.github.valueranges.boot.ValueParts.Part;
import java.util.Collections;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.multipart.MultipartRequest;

/** Keeps the form binding of Spring MVC out of values. */
@ControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ValuePartsGuard {

    @InitBinder
    void refuseParts(WebDataBinder binder, WebRequest request) throws ValueInPartsException {
        ResolvableType target = targetOf(binder);
        if (target != null) {
            refuse(target, request.getParameterNames());
            refuse(target, request.getHeaderNames());
            refuse(target, fileNames(request));
        }
    }

    private static @Nullable ResolvableType targetOf(WebDataBinder binder) {
        Object instance = binder.getTarget();
        return instance == null ? binder.getTargetType() : ResolvableType.forInstance(instance);
    }

    // Files are bound like parameters, and are none of them.
    private static Iterator<String> fileNames(WebRequest request) {
        MultipartRequest files =
                request instanceof NativeWebRequest web ? web.getNativeRequest(MultipartRequest.class) : null;
        return files == null ? Collections.emptyIterator() : files.getFileNames();
    }

    private static void refuse(ResolvableType target, Iterator<String> names) throws ValueInPartsException {
        Part part = ValueParts.find(target, () -> names);
        if (part != null) {
            throw new ValueInPartsException(part);
        }
    }
}
