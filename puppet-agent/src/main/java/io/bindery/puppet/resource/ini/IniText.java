package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.file.FileText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The text of an INI file, read for editing: everything except the changed settings stays as it is.
final class IniText {
    private final IniStyle style;
    private final List<IniSection> sections = new ArrayList<>();

    private IniText(IniStyle style) {
        this.style = style;
    }

    static IniText of(String text, IniStyle style) {
        IniText made = new IniText(style);
        IniSection section = IniSection.global(style);
        made.sections.add(section);
        for (String line : text.split("\n", -1)) {
            String name = style.section(line);
            if (name != null) {
                section = IniSection.read(name, line, style);
                made.sections.add(section);
            } else {
                section.add(line);
            }
        }
        made.dropLineBehindEnd(section, text);
        return made;
    }

    // The part behind the last line end is no line.
    private void dropLineBehindEnd(IniSection last, String text) {
        if (text.isEmpty() || text.endsWith("\n")) {
            last.dropLast();
        }
    }

    /// Reads a file; one that is not there is empty.
    static IniText read(String path, IniStyle style, Surroundings around) {
        String text = FileText.read(path, around);
        return of(text == null ? "" : text, style);
    }

    void store(String path, Surroundings around) {
        FileText.write(path, toString(), around);
    }

    private @Nullable IniSection section(String name) {
        IniSection found = null;
        for (IniSection section : sections) {
            if (section.name().equals(name)) {
                found = section;
            }
        }
        return found;
    }

    boolean hasSection(String name) {
        return section(name) != null;
    }

    /// The value of a setting; null if the file has none.
    @Nullable String value(String section, String setting) {
        IniSection found = section(section);
        return found == null ? null : found.value(setting);
    }

    /// Gives a setting a value. A section that is missing is added at the end.
    ///
    /// @param setting the name of the setting; null where only the section is wanted
    void set(String section, @Nullable String setting, @Nullable String value) {
        IniSection found = section(section);
        if (found == null) {
            found = IniSection.made(section, style);
            sections.add(found);
        }
        if (setting != null || value != null) {
            found.set(setting == null ? "" : setting, value == null ? "" : value);
        }
    }

    /// Removes a setting, and its section if that becomes empty.
    void remove(String section, @Nullable String setting) {
        IniSection found = section(section);
        if (found != null && setting != null && found.remove(setting) && found.isEmpty()) {
            sections.remove(found);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        IniSection global = sections.getFirst();
        boolean globalIsEmpty = global.isEmpty() && !global.hasAdded();
        for (int i = 0; i < sections.size(); i++) {
            sections.get(i).write(text, i > 1 || i == 1 && !globalIsEmpty, i == sections.size() - 1);
        }
        return text.toString();
    }
}
