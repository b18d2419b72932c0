package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The settings of an `environment.conf`.
///
/// @param file the path of the file, whether or not it exists
/// @param values its settings by name
/// @param oddities problems that Puppet warns about
record OwnSettings(Path file, Map<String, String> values, List<String> oddities) {
    static final List<String> KNOWN = List.of(
            "modulepath", "manifest", "config_version", "environment_timeout", "environment_data_provider", "static_catalogs", "rich_data");

    /// The settings of a file; empty if the file does not exist.
    static OwnSettings read(FileTree files, Path file) {
        String text = files.text(file);
        if (text == null) {
            return new OwnSettings(file, Map.of(), List.of());
        }
        IniFile ini = IniFile.parse(file.toString(), text);
        List<String> oddities = new ArrayList<>();
        if (ini.sections().size() > 1) {
            oddities.add("Invalid sections in environment.conf at '" + file
                    + "'. Environment conf may not have sections. The following sections are being ignored: '"
                    + String.join(",", ini.sections().sequencedKeySet().stream().skip(1).toList()) + "'");
        }
        Map<String, String> own = ini.section("main");
        List<String> unknown = own.keySet().stream().filter(key -> !KNOWN.contains(key)).sorted().toList();
        if (!unknown.isEmpty()) {
            oddities.add("Invalid settings in environment.conf at '" + file
                    + "'. The following unknown setting(s) are being ignored: " + String.join(", ", unknown));
        }
        return new OwnSettings(file, own, oddities);
    }

    /// Reports what is odd about the file, and what it names that is not there. Puppet says nothing of the latter: the catalog is
    /// empty, or a class is not found.
    void report(Environment environment, FileTree files, Consumer<String> warnings) {
        oddities.forEach(warnings);
        Path manifest = environment.manifest();
        boolean named = !values.getOrDefault("manifest", "").isEmpty();
        if (named && manifest != null && !files.exists(manifest) && !files.exists(Path.of(manifest + ".pp"))) {
            warnings.accept("The manifest '" + manifest + "' that " + file + " names does not exist");
        }
        for (String entry : values.getOrDefault("modulepath", "").split(":")) {
            // An entry that is made of other settings, such as $basemodulepath, is often not there.
            if (!entry.isEmpty() && entry.chars().noneMatch(c -> "$*?[{".indexOf(c) >= 0)) {
                Path directory = file.resolveSibling(entry).normalize();
                if (!files.exists(directory)) {
                    warnings.accept("The directory '" + directory + "' in the modulepath of " + file + " does not exist");
                }
            }
        }
    }
}
