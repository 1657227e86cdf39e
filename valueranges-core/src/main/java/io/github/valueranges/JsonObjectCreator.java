package io.github.valueranges;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the factory that a JSON mapper calls for an object. Each record has one, which refuses: a mapper would else
 * call the record's constructor, and {@code {}} would be read as the empty range.
 *
 * <p>It stands for an annotation with an argument, which in a record's own class file would make javac warn those who
 * compile without the Jackson annotations.
 */
@JacksonAnnotationsInside
@JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface JsonObjectCreator {

    /** What stands for the object in the message: no literal of a range. */
    String OBJECT = "{…}";
}
