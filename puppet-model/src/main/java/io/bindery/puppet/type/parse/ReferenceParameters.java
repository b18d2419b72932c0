package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.mismatch.ValueLabels;
import io.bindery.puppet.type.print.TypeNames;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Evaluates the parameters of `Resource[...]`, `File[...]` and `Class[...]`.
public final class ReferenceParameters {
    private static final Pattern CLASS_REFERENCE = Pattern.compile("((::)?[A-Z]\\w*)+");
    private static final Pattern NAME = Pattern.compile("((::)?[a-z]\\w*)(::[a-z]\\w*)*");

    private ReferenceParameters() {}

    static Value resource(ResourceType type, List<Value> keys) {
        if (keys.isEmpty()) {
            throw new TypeKeys(type, keys).wrongCount(TypeException.WHOLE, type.toString(), 1, Integer.MAX_VALUE);
        }
        boolean named = type.typeName() != null;
        // Resource[File] is File.
        if (!named && keys.size() == 1 && keys.getFirst() instanceof ResourceType only) {
            return only;
        }
        String own = type.typeName();
        String typeName = own != null ? own : typeName(keys.getFirst());
        if (!CLASS_REFERENCE.matcher(typeName).matches()) {
            throw new TypeException(
                    "ILLEGAL_CLASSREF",
                    0,
                    "Illegal type reference. The given name '" + typeName + "' does not conform to the naming rule");
        }
        List<Value> titles = named ? keys : keys.subList(1, keys.size());
        if (titles.isEmpty()) {
            return new ResourceType(typeName, null);
        }
        return references(titles, flat -> titled(type, typeName, titles, flat));
    }

    private static String typeName(Value key) {
        return switch (key) {
            case ResourceType resource when resource.typeName() != null -> resource.typeName();
            case Str text -> TypeNames.capitalized(text.value());
            default ->
                throw new TypeException(
                        "ILLEGAL_RESOURCE_SPECIALIZATION",
                        0,
                        "First argument to Resource[] must be a resource type or a String. Got " + TypeKeys.keyTypeName(key) + ".");
        };
    }

    private static List<Value> titled(ResourceType type, String typeName, List<Value> titles, List<Value> flat) {
        List<Value> found = new ArrayList<>();
        for (int i = 0; i < flat.size(); i++) {
            if (!(flat.get(i) instanceof Str title)) {
                int blamed = titles.size() != flat.size() ? Math.min(i + 1, titles.size() - 1) : i;
                throw TypeKeys.specialization(
                        type, blamed, "Cannot use " + TypeKeys.keyTypeName(flat.get(i)) + " where a resource title String is expected");
            }
            found.add(new ResourceType(typeName, title.value()));
        }
        return found;
    }

    static Value hostClass(ClassType type, List<Value> keys) {
        if (keys.isEmpty()) {
            throw new TypeKeys(type, keys).wrongCount(TypeException.WHOLE, type.toString(), 1, Integer.MAX_VALUE);
        }
        return references(keys, ReferenceParameters::classes);
    }

    private static List<Value> classes(List<Value> names) {
        List<Value> found = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            found.add(new ClassType(className(names.get(i), i)));
        }
        return found;
    }

    private static String className(Value key, int index) {
        if (!(key instanceof Str given)) {
            throw new TypeException(
                    "ILLEGAL_HOSTCLASS_NAME",
                    index,
                    "Illegal Class name in class reference. " + ValueLabels.withCapitalArticle(key)
                            + " cannot be used where a String is expected");
        }
        String name = given.value().toLowerCase(Locale.ROOT);
        String global = name.startsWith("::") ? name.substring(2) : name;
        if (!NAME.matcher(global).matches()) {
            throw new TypeException(
                    "ILLEGAL_NAME",
                    index,
                    "Illegal name. The given name '" + given.value()
                            + "' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/");
        }
        return global;
    }

    /// One reference for one key; an array for several, or where they were given as an array. Without any left, undef or an empty array.
    private static Value references(List<Value> keys, java.util.function.Function<List<Value>, List<Value>> make) {
        boolean several = keys.size() > 1 || keys.getFirst() instanceof Arr;
        List<Value> flat = new ArrayList<>(TypeParameters.flatten(keys));
        flat.removeIf(key -> key == Undef.UNDEF);
        if (flat.isEmpty()) {
            return several ? Arr.EMPTY : Undef.UNDEF;
        }
        List<Value> found = make.apply(flat);
        return several ? new Arr(found) : found.getLast();
    }
}
