package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Reads `puppet.conf` into settings: its section `main`, overridden by those of the server. Environments have no sections in
/// this file.
public final class SettingsFile {
    /// The sections that a compile reads.
    public static final List<String> SECTIONS = List.of("main", "master", "server");
    private static final List<String> OF_OTHERS = List.of("agent", "user");

    private SettingsFile() {}

    /// The settings with the values of `$confdir/puppet.conf` added; unchanged if the file does not exist.
    ///
    /// @throws LoadError if the file is not valid
    public static Settings read(FileTree files, Settings defaults, Consumer<String> warnings) {
        return read(files, Path.of(defaults.require("confdir"), "puppet.conf"), defaults, warnings);
    }

    /// The settings with the values of a file added; unchanged if the file does not exist.
    ///
    /// @param warnings receives a warning for each section that Puppet does not know; such a section is ignored
    /// @throws LoadError if the file is not valid
    public static Settings read(FileTree files, Path file, Settings defaults, Consumer<String> warnings) {
        return read(files, file, SECTIONS, defaults, warnings);
    }

    /// The settings with the values of certain sections of a file added; a later section wins over an earlier one.
    ///
    /// @throws LoadError if the file is not valid
    public static Settings read(FileTree files, Path file, List<String> sections, Settings defaults, Consumer<String> warnings) {
        String text = files.text(file);
        if (text == null) {
            return defaults;
        }
        IniFile ini = IniFile.parse(file.toString(), text);
        ini.headings().forEach((section, line) -> {
            if (!SECTIONS.contains(section) && !OF_OTHERS.contains(section)) {
                warnings.accept(ignored(section, file, line));
            }
        });
        Map<String, String> given = new HashMap<>();
        sections.forEach(section -> given.putAll(ini.section(section)));
        return defaults.with(given);
    }

    /// The line that gives each setting its value, for certain sections of a file of which a later one goes over an earlier one.
    public static Map<String, ConfiguredLine> lines(FileTree files, Path file, List<String> sections) {
        String text = files.text(file);
        Map<String, ConfiguredLine> lines = new HashMap<>();
        if (text != null) {
            IniFile ini = IniFile.parse(file.toString(), text);
            for (String section : sections) {
                ini.section(section).keySet().forEach(name -> lines.put(name, new ConfiguredLine(file, section, ini.line(section, name))));
            }
        }
        return lines;
    }

    // Puppet says the same, as an error, and then ignores the whole file.
    private static String ignored(String section, Path file, int line) {
        return "Illegal section '" + section + "' in config file at (file: " + file + ", line: " + line
                + "). The only valid puppet.conf sections are: [main, server, master, agent, user]. The section is ignored;"
                + " an environment is a directory of the environmentpath, or declared in environments.pp";
    }
}
