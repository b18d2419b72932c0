package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Attributes;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The format of an INI file: the text between a setting and its value, around the name of a section, and before a new setting.
///
/// @param separator   the text between the name and the value of a new setting
/// @param indentation the text that indents a new setting, repeated for each column
/// @param columns     the indentation of a new setting, or -1 for that of the other settings of its section
record IniStyle(String separator, String prefix, String suffix, String indentation, int columns, RubyRegex setting, RubyRegex comment, RubyRegex section) {
    static IniStyle of(Attributes attributes) {
        String columns = attributes.text("indent_width");
        return of(
                attributes.text("key_val_separator", " = "),
                attributes.text("section_prefix", "["),
                attributes.text("section_suffix", "]"),
                attributes.text("indent_char", " "),
                columns == null || !columns.matches("\\d{1,4}") ? -1 : Integer.parseInt(columns));
    }

    /// The usual style with another separator.
    static IniStyle separatedBy(String separator) {
        return of(separator, "[", "]", " ", -1);
    }

    private static IniStyle of(String separator, String prefix, String suffix, String indentation, int columns) {
        // As the module inifile does: the separator is part of a pattern, without the blanks around it.
        String mark = separator.isBlank() && !separator.isEmpty() ? " " : separator.strip();
        return new IniStyle(
                separator,
                prefix,
                suffix,
                indentation,
                columns,
                RubyRegex.compile("^(\\s*)([^#;\\s]|[^#;\\s].*?[^\\s" + mark + "])(\\s*" + mark + "[ \\t]*)(.*)\\s*$"),
                RubyRegex.compile("^(\\s*)[#;]+(\\s*)(.*?[^\\s" + mark + "])(\\s*" + mark + "[ \\t]*)(.*)\\s*$"),
                RubyRegex.compile("^\\s*" + quoted(prefix) + "(.*)" + quoted(suffix) + "\\s*$"));
    }

    private static String quoted(String text) {
        return Pattern.compile("[^A-Za-z0-9_]").matcher(text).replaceAll("\\\\$0");
    }

    /// The setting that a line holds, or null.
    @Nullable IniLine setting(String line) {
        return line(setting.match(line), 2);
    }

    /// The setting that a line would hold if it were no comment, or null.
    @Nullable IniLine commented(String line) {
        return line(comment.match(line), 3);
    }

    private static @Nullable IniLine line(@Nullable RegexMatch match, int name) {
        if (match == null) {
            return null;
        }
        return new IniLine(text(match, 1), text(match, name), text(match, name + 1), text(match, name + 2));
    }

    private static String text(RegexMatch match, int group) {
        String text = match.group(group);
        return text == null ? "" : text;
    }

    /// The name of the section that a line begins, or null.
    @Nullable String section(String line) {
        RegexMatch match = section.match(line);
        return match == null ? null : text(match, 1);
    }

    String header(String name) {
        return prefix + name + suffix;
    }
}
