package io.bindery.puppet.catalog;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The name of a resource: its type with every segment capitalised, and its title.
public record Reference(String type, String title) {

    /// The reference of a type written in any case; a class's title is capitalised too.
    public static Reference of(String type, String title) {
        String name = capitalize(type);
        return new Reference(name, name.equals("Class") ? classTitle(title) : title);
    }

    public static Reference ofClass(String name) {
        return new Reference("Class", classTitle(name));
    }

    // As Puppet does: the main class has the empty name. A class that somebody named `main` is another one, `Class[Main]`.
    private static String classTitle(String name) {
        return name.isEmpty() ? "main" : capitalize(name);
    }

    /// Reads `Type[title]`, or null if the text has not that form.
    public static @Nullable Reference parse(String text) {
        int open = text.indexOf('[');
        if (open <= 0 || !text.endsWith("]") || open + 2 > text.length() - 1) {
            return null;
        }
        return of(text.substring(0, open), text.substring(open + 1, text.length() - 1));
    }

    /// Reads `Type[title]`, or `Type['title']` as manifests write it; null if the text has neither form.
    public static @Nullable Reference parseWritten(String text) {
        Reference plain = parse(text.strip());
        return plain == null ? null : of(plain.type, unquoted(plain.title));
    }

    private static String unquoted(String title) {
        char quote = title.charAt(0);
        boolean quoted = title.length() > 2 && (quote == '\'' || quote == '"') && title.charAt(title.length() - 1) == quote;
        return quoted ? title.substring(1, title.length() - 1) : title;
    }

    /// `apache::vhost` as `Apache::Vhost`.
    public static String capitalize(String name) {
        boolean upper = true;
        StringBuilder changed = null;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            char wanted = upper ? Character.toUpperCase(c) : Character.toLowerCase(c);
            if (wanted != c) {
                if (changed == null) {
                    changed = new StringBuilder(name);
                }
                changed.setCharAt(i, wanted);
            }
            upper = c == ':' && i > 0 && name.charAt(i - 1) == ':';
        }
        return changed == null ? name : changed.toString();
    }

    /// The type in lower case, as a manifest writes it.
    public String typeName() {
        return type.toLowerCase(Locale.ROOT);
    }

    public boolean isClass() {
        return type.equals("Class");
    }

    // Written out: what the compiler makes for records took a fortieth of a compile with many resources.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Reference that && type.equals(that.type) && title.equals(that.title);
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + title.hashCode();
    }

    @Override
    public String toString() {
        return type + "[" + title + "]";
    }
}
