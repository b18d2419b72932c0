package io.bindery.check.name;

import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.text.Place;
import java.util.List;
import java.util.Set;

/// A place where a manifest uses a name that must be defined elsewhere.
public sealed interface Mention {
    Place place();

    /// Whether it stands in a branch that not every run evaluates.
    boolean conditional();

    /// A class that is included, required, contained or inherited from.
    record ClassUse(String name, boolean conditional, Place place) implements Mention {}

    /// A resource, or a class declared like one.
    ///
    /// @param title the title if it is literal; empty if it is computed
    /// @param inherited the names of the attributes that the body titled `default` gives to it
    /// @param complete whether all attributes are written out, without a splat; false for the body titled `default`, which is no resource
    record ResourceUse(String type, String title, List<Given> given, Set<String> inherited, boolean complete, boolean conditional, Place place)
            implements Mention {
        public ResourceUse {
            given = List.copyOf(given);
            inherited = Set.copyOf(inherited);
        }

        public boolean isClass() {
            return type.equals("class");
        }

        /// As a reference to it is written; without a title where that is worked out.
        public String reference() {
            if (isClass()) {
                return "Class[" + capitalized(title.startsWith("::") ? title.substring(2) : title) + "]";
            }
            return capitalized(type) + (title.isEmpty() ? "" : "[" + title + "]");
        }

        private static String capitalized(String name) {
            StringBuilder text = new StringBuilder();
            for (String part : name.split("::")) {
                text.append(text.isEmpty() ? "" : "::").append(part.isEmpty() ? "" : Character.toUpperCase(part.charAt(0)) + part.substring(1));
            }
            return text.toString();
        }
    }

    /// An attribute of a resource.
    record Given(String name, Expression value, Place place) {}

    /// A function that is called.
    record FunctionUse(String name, boolean conditional, Place place) implements Mention {}
}
