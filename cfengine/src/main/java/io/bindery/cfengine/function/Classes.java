package io.bindery.cfengine.function;

import java.util.List;
import java.util.stream.Stream;

/// The defined classes, as visible from the place of evaluation.
public interface Classes {

    /// Evaluates a class expression. One that cannot be parsed is false, and logged.
    boolean isTrue(String expression);

    /// Namespace classes and those of the present bundle's frame.
    Stream<ContextClass> all();

    /// A soft class of the present namespace.
    void define(String name, List<String> tags);

    /// A defined class. Hard classes were found on the host.
    public record ContextClass(String namespace, String name, boolean hard, List<String> tags) {
        /// `namespace:name`; the default namespace is left out.
        public String qualified() {
            return namespace.equals("default") ? name : namespace + ":" + name;
        }
    }
}
