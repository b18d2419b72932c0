package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.Command;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A `package_method` body: commands of a package manager, and patterns for their output.
record PackageMethod(Attributes body) {
    static PackageMethod of(ExpandedPromise promise) {
        return new PackageMethod(promise.body("package_method"));
    }

    /// A command line, to be run by a shell unless the body says otherwise.
    Command command(String line) {
        return body.flag("package_commands_useshell", true)
                ? Command.shell(ByteText.unicode(line))
                : Command.of(CommandLine.split(line).stream().map(ByteText::unicode).toList());
    }

    List<String> repositories() {
        return body.list("package_file_repositories");
    }

    /// What the package manager calls a package.
    String naming(PackageItem item, boolean deletes) {
        String usual = body.text("package_name_convention", "$(name)");
        String convention = deletes ? body.text("package_delete_convention", usual) : usual;
        String named = filled(convention, Map.of("name", item.name(), "version", item.version(), "arch", item.architecture()));
        return repositories().isEmpty() ? named : filled(named, Map.of("firstrepo", repositories().getFirst()));
    }

    static String filled(String text, Map<String, String> values) {
        String filled = text;
        for (var value : values.entrySet()) {
            filled = filled.replace("$(" + value.getKey() + ")", value.getValue()).replace("${" + value.getKey() + "}", value.getValue());
        }
        return filled;
    }

    /// The part of a text that a pattern of the body takes out: its first group, or all it matches where it has none.
    Optional<String> part(String attribute, String text) {
        String pattern = body.text(attribute);
        return pattern == null ? Optional.empty() : Optional.ofNullable(part(Regex.compile(pattern), text));
    }

    static @Nullable String part(@Nullable Regex regex, String text) {
        Regex.Match match = regex == null ? null : regex.search(text, 0);
        return match == null ? null : match.group(match.groupCount() > 0 ? 1 : 0);
    }

    /// The first word of a command without `env` and the variables it sets: the name that the list of packages has it under.
    static String program(String line) {
        for (String word : CommandLine.split(line)) {
            String name = word.substring(word.lastIndexOf('/') + 1);
            if (!name.equals("env") && !word.contains("=")) {
                return name;
            }
        }
        return line;
    }
}
