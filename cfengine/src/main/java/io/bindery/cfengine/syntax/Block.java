package io.bindery.cfengine.syntax;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A top-level block of a policy file. Its namespace is the one in force at its place.
public sealed interface Block {
    String kind();

    String namespace();

    String name();

    Place place();

    /// `bundle kind name(parameters) { ... }`
    record Bundle(
            String kind, String namespace, String name, List<String> parameters, List<Section> sections, Place place)
            implements Block {
        public Bundle {
            parameters = List.copyOf(parameters);
            sections = List.copyOf(sections);
        }

        public @Nullable Section section(String promiseType) {
            for (Section section : sections) {
                if (section.promiseType().equals(promiseType)) {
                    return section;
                }
            }
            return null;
        }

        /// `namespace:name`, in the default namespace too.
        public String qualified() {
            return namespace + ":" + name;
        }
    }

    /// `body kind name(parameters) { ... }`
    record Body(
            String kind, String namespace, String name, List<String> parameters, List<Attribute> attributes, Place place)
            implements Block {
        public Body {
            parameters = List.copyOf(parameters);
            attributes = List.copyOf(attributes);
        }

        public boolean isControl() {
            return name.equals("control");
        }
    }

    /// `promise kind name { ... }`: a custom promise type.
    record PromiseType(String kind, String namespace, String name, List<Attribute> attributes, Place place)
            implements Block {
        public PromiseType {
            attributes = List.copyOf(attributes);
        }
    }
}
