package io.github.valueranges.jpa;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/** Loads every class anew, save those whose names start so, which it does not find. */
final class HidingLoader extends ClassLoader {

    private final ClassLoader source;
    private final String hidden;

    HidingLoader(ClassLoader source, String hidden) {
        super(ClassLoader.getPlatformClassLoader());
        this.source = source;
        this.hidden = hidden;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith(hidden)) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = source.getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return source.getResource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return source.getResources(name);
    }
}
