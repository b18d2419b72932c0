package io.bindery.inventory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The installed Ruby. Its `rbconfig.rb` contains all needed facts, so Ruby itself is not started.
///
/// @param siteDirectory the directory for libraries of the site
public record RubyInstallation(String platform, @Nullable String siteDirectory, String version) {
    private static final String AGENT = "/opt/puppetlabs/puppet";

    /// Puppet's own Ruby if the agent's package is installed, else the Ruby on the search path; null if no Ruby is found.
    public static @Nullable RubyInstallation probe(HostView host) {
        String ruby = host.exists(AGENT + "/bin/ruby") ? AGENT + "/bin/ruby" : host.program("ruby");
        if (ruby == null) {
            return null;
        }
        String prefix = ruby.substring(0, Math.max(0, ruby.lastIndexOf("/bin/")));
        List<String> found = new ArrayList<>();
        for (String library : List.of(prefix + "/lib", prefix + "/lib64", prefix + "/lib/" + multiarch(host))) {
            for (String version : host.names(library + "/ruby")) {
                addIfThere(host, library + "/ruby/" + version, found);
                if (found.isEmpty() && Character.isDigit(version.charAt(0))) {
                    host.names(library + "/ruby/" + version).forEach(arch -> addIfThere(host, library + "/ruby/" + version + "/" + arch, found));
                }
            }
        }
        return found.size() == 1 ? read(host, found.getFirst(), prefix) : ask(host, ruby);
    }

    private static void addIfThere(HostView host, String directory, List<String> found) {
        if (host.exists(directory + "/rbconfig.rb")) {
            found.add(directory + "/rbconfig.rb");
        }
    }

    private static String multiarch(HostView host) {
        return Kernel.machine(host) + "-linux-gnu";
    }

    private static @Nullable RubyInstallation read(HostView host, String file, String prefix) {
        Map<String, String> settings = new HashMap<>();
        for (String line : host.lines(file)) {
            String stripped = line.strip();
            int end = stripped.indexOf("\"] = \"");
            if (stripped.startsWith("CONFIG[\"") && end > 0 && stripped.endsWith("\"")) {
                settings.putIfAbsent(
                        stripped.substring("CONFIG[\"".length(), end), stripped.substring(end + "\"] = \"".length(), stripped.length() - 1));
            }
        }
        settings.put("DESTDIR", "");
        settings.put("prefix", prefix);
        String version = settings.get("MAJOR") + "." + settings.get("MINOR") + "." + settings.get("TEENY");
        String platform = settings.get("arch");
        String site = settings.containsKey("sitedir") ? settings.get("sitelibdir") : null;
        return platform == null || version.contains("null")
                ? null
                : new RubyInstallation(expanded(platform, settings, 0), site == null ? null : expanded(site, settings, 0), version);
    }

    /// Replaces `$(name)` by the setting of that name.
    private static String expanded(String text, Map<String, String> settings, int depth) {
        int at = text.indexOf("$(");
        int end = at < 0 ? -1 : text.indexOf(')', at);
        if (end < 0 || depth > 20) {
            return text;
        }
        String value = settings.getOrDefault(text.substring(at + 2, end), "");
        return expanded(text.substring(0, at) + value + text.substring(end + 1), settings, depth + 1);
    }

    private static @Nullable RubyInstallation ask(HostView host, String ruby) {
        String answer = host.answer(
                Programs.PATIENT, ruby, "-e", "puts RUBY_PLATFORM, RbConfig::CONFIG['sitelibdir'], RUBY_VERSION");
        List<String> lines = answer == null ? List.of() : answer.lines().toList();
        return lines.size() == 3 ? new RubyInstallation(lines.get(0), lines.get(1), lines.get(2)) : null;
    }
}
