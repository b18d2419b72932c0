package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Classes;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.TableOrder;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/// Selects classes, variables and bundles by name and tags.
public final class Tagged {
    private Tagged() {}

    /// The test the arguments make: the first matches the whole name, and one of the others, where there are some, a whole tag. Null
    /// where one is malformed.
    static @Nullable BiPredicate<String, List<String>> test(Call call) {
        return test(call, call.size());
    }

    /// As [#test(Call)], with so many of the arguments.
    static @Nullable BiPredicate<String, List<String>> test(Call call, int arguments) {
        List<Regex> patterns = new ArrayList<>();
        for (int index = 0; index < arguments; index++) {
            Regex regex = Regexes.compile(call, call.text(index));
            if (regex == null) {
                return null;
            }
            patterns.add(regex);
        }
        return (name, tags) -> patterns.getFirst().matchesAll(name)
                && (patterns.size() == 1 || patterns.stream().skip(1).anyMatch(wanted -> tags.stream().anyMatch(wanted::matchesAll)));
    }

    /// The names of the classes the arguments select; none if one is malformed.
    static List<String> classes(Call call) {
        BiPredicate<String, List<String>> test = test(call);
        if (test == null) {
            return List.of();
        }
        List<String> found = call.context()
                .classes()
                .all()
                .filter(each -> test.test(each.qualified(), each.tags()))
                .map(Classes.ContextClass::qualified)
                .distinct()
                .toList();
        // As CFEngine does: the classes are gathered in a set, and that is gone through into a list from its front.
        return TableOrder.ofSet(found).reversed();
    }

    /// The variables the arguments select, by names with namespace and scope.
    static SequencedMap<String, Value> variables(Call call) {
        BiPredicate<String, List<String>> test = test(call);
        SequencedMap<String, Value> found = new LinkedHashMap<>();
        if (test != null) {
            call.context().variables().all().forEach(variable -> {
                String name = fullName(variable.name());
                if (test.test(name, variable.tags())) {
                    found.put(name, variable.value());
                }
            });
        }
        return found;
    }

    private static String fullName(VariableName name) {
        String namespace = name.namespace() == null ? VariableName.DEFAULT_NAMESPACE : name.namespace();
        return namespace + ":" + (name.scope() == null ? "" : name.scope() + ".") + name.local();
    }

    /// Tags, or with a key the values of those that read `key=value`.
    static List<String> tags(List<String> tags, @Nullable String key) {
        return key == null
                ? tags
                : tags.stream()
                        .filter(tag -> tag.startsWith(key + "="))
                        .map(tag -> tag.substring(key.length() + 1))
                        .toList();
    }
}
