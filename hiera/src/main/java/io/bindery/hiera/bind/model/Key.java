package io.bindery.hiera.bind.model;

import io.bindery.puppet.type.Type;
import java.util.Locale;
import java.util.Set;

/// The key of a binding: a type and a name. All kinds of data share one name space; each other type has its own, in which the
/// name may be empty.
///
/// @param type `Data`, or the type's text
public record Key(String type, String name) {
    public static final String DATA = "Data";
    private static final String VARIABLE = "/var/";
    public static final Key CLASSES = data("/classes");

    public static Key data(String name) {
        return new Key(DATA, name);
    }

    public static Key of(Type type, String name) {
        return new Key(BindingTypes.isData(type) ? DATA : BindingTypes.text(type), name);
    }

    /// `/param/TARGET/NAME`: the key of a parameter.
    public static Key parameter(String target, String name) {
        return data("/param/" + target + "/" + name);
    }

    /// `/var/NAME`: the key of a variable of the top scope.
    public static Key variable(String name) {
        return data(VARIABLE + name);
    }

    /// `/map/LEFT/RIGHT`: the key of a map between the parameters of two types.
    public static Key map(String left, String right) {
        return data("/map/" + left + "/" + right);
    }

    /// How a resource is written in a key: `/ [ ] %` in its title are percent-encoded.
    public static String target(String type, String title) {
        StringBuilder encoded = new StringBuilder();
        for (char c : title.toCharArray()) {
            if (c == '/' || c == '[' || c == ']' || c == '%') {
                encoded.append('%').append(Integer.toHexString(c).toUpperCase(Locale.ROOT));
            } else {
                encoded.append(c);
            }
        }
        return type + "[" + encoded + "]";
    }

    /// A key as written on a command line: a name, or `TYPE/'name'`.
    public static Key parse(String text) {
        int slash = text.indexOf("/'");
        if (slash > 0 && text.endsWith("'") && Character.isUpperCase(text.charAt(0))) {
            return new Key(text.substring(0, slash), text.substring(slash + 2, text.length() - 1));
        }
        return data(text);
    }

    /// A key as lists show it and as it is written on a command line: the bare type too, where that is bound and no data has its name.
    public static Key parse(String text, Set<Key> bound) {
        Key anonymous = new Key(text, "");
        return bound.contains(anonymous) && !bound.contains(data(text)) ? anonymous : parse(text);
    }

    public boolean isData() {
        return type.equals(DATA);
    }

    /// Whether the name is one that statements cannot bind by name.
    public boolean isInternal() {
        return name.startsWith("/");
    }

    /// `Data/'color'`; the bare name for internal ones, the bare type for anonymous ones.
    @Override
    public String toString() {
        return name.isEmpty() ? type : isInternal() ? name : type + "/'" + name + "'";
    }

    /// `Data, "color"`; for a variable the statement that gives it a value.
    public String described() {
        if (name.startsWith(VARIABLE)) {
            return "variable '" + name.substring(VARIABLE.length()) + "': bind variables to { " + name.substring(VARIABLE.length())
                    + " => ... }";
        }
        return name.isEmpty() ? type : type + ", \"" + name + "\"";
    }
}
