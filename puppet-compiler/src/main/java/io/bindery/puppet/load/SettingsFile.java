package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads `puppet.conf` into settings: its section `main`, then those of the server over it.
public final class SettingsFile {
    private static final List<String> SECTIONS = List.of("main", "master", "server");

    private SettingsFile() {}

    /// The settings with what the file says; as they are where there is none.
    ///
    /// @throws LoadError where it cannot be read as settings
    public static Settings read(FileTree files, Path file, Settings defaults) {
        String text = files.text(file);
        if (text == null) {
            return defaults;
        }
        IniFile ini = IniFile.parse(file.toString(), text);
        Map<String, String> given = new HashMap<>();
        SECTIONS.forEach(section -> given.putAll(ini.section(section)));
        return defaults.with(given);
    }
}
