package io.bindery.puppet.resource.packages;

import io.bindery.enact.host.Execution;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Tool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A package manager that differs from others only in its command lines.
///
/// @param program   the program that must be installed for the provider to work
/// @param listing   the command that lists installed packages
/// @param line      a pattern for a line of that list, with the groups `name` and `version`
/// @param installs  the words that install a package, given the program and the request
/// @param removes   the words that remove it
/// @param newest    the words that print the newest version; null if there is no such command
/// @param version   reads the newest version from that output
record LineProvider(
        String name,
        String program,
        List<String> listing,
        Pattern line,
        BiFunction<String, PackageRequest, List<String>> installs,
        BiFunction<String, PackageRequest, List<String>> removes,
        @Nullable BiFunction<String, PackageRequest, List<String>> newest,
        Pattern version,
        Tool tool)
        implements PackageProvider {

    private static final Pattern RPM = Pattern.compile("^(?<name>\\S+) (?<version>\\S+)$");
    private static final List<String> RPM_LIST = List.of("rpm", "-qa", "--qf", "%{NAME} %|EPOCH?{%{EPOCH}:}:{}|%{VERSION}-%{RELEASE}\\n");
    private static final Pattern NAMED = Pattern.compile("^(?<name>\\S+) \\((?:default: )?(?<version>[^,) ]+).*\\)$");
    private static final Pattern EQUATED = Pattern.compile("^(?<name>[^=\\s]+)==(?<version>\\S+)$");
    private static final Pattern TREE = Pattern.compile("^.*?[├└]─[─┬] (?<name>@?[^@\\s]+)@(?<version>\\S+)$");

    /// All providers of this kind.
    static List<PackageProvider> all(Tool tool) {
        List<PackageProvider> providers = new ArrayList<>();
        for (String name : List.of("dnf", "yum")) {
            providers.add(new LineProvider(
                    name, name, RPM_LIST, RPM,
                    (program, request) -> words(program, "-d", "0", "-e", "0", "-y", request.installOptions(), "install", versioned(request, "-")),
                    (program, request) -> words(program, "-y", "remove", request.name()),
                    (program, request) -> List.of(program, "-q", "list", "--available", request.name()),
                    Pattern.compile("(?m)^\\S+\\s+(?:\\d+:)?(\\S+)\\s+\\S+\\s*$"), tool));
        }
        providers.add(new LineProvider(
                "zypper", "zypper", RPM_LIST, RPM,
                (program, request) -> words(program, "--quiet", "--non-interactive", "install", "--auto-agree-with-licenses", "--no-confirm", request.installOptions(), versioned(request, "-")),
                (program, request) -> words(program, "--quiet", "--non-interactive", "remove", request.name()),
                (program, request) -> List.of(program, "--non-interactive", "info", request.name()),
                Pattern.compile("(?m)^Version\\s*:\\s*(\\S+)"), tool));
        for (String name : List.of("gem", "puppet_gem")) {
            providers.add(new LineProvider(
                    name, name.equals("gem") ? "gem" : "/opt/puppetlabs/puppet/bin/gem", List.of("gem", "list", "--local"), NAMED,
                    (program, request) -> request.isVersioned()
                            ? words(program, "install", "--no-document", request.installOptions(), "-v", request.ensure(), request.name())
                            : words(program, "install", "--no-document", request.installOptions(), request.name()),
                    (program, request) -> words(program, "uninstall", "--executables", "--all", request.name(), request.uninstallOptions()),
                    (program, request) -> List.of(program, "list", "--remote", "^" + request.name() + "$"),
                    Pattern.compile("\\(([^,) ]+)"), tool));
        }
        for (String name : List.of("pip3", "pip")) {
            providers.add(new LineProvider(
                    name, name, List.of(name, "freeze", "--all"), EQUATED,
                    (program, request) -> words(program, "install", "-q", request.ensure().equals("latest") ? List.of("--upgrade") : List.of(), request.installOptions(), versioned(request, "==")),
                    (program, request) -> words(program, "uninstall", "-y", "-q", request.name()),
                    (program, request) -> List.of(program, "index", "versions", request.name()),
                    Pattern.compile("\\(([^)]+)\\)"), tool));
        }
        providers.add(new LineProvider(
                "npm", "npm", List.of("npm", "list", "--global", "--depth=0"), TREE,
                (program, request) -> words(program, "install", "--global", request.installOptions(), versioned(request, "@")),
                (program, request) -> words(program, "uninstall", "--global", request.name()),
                (program, request) -> List.of(program, "view", request.name(), "version"),
                Pattern.compile("(?m)^(\\S+)$"), tool));
        return providers;
    }

    private static String versioned(PackageRequest request, String separator) {
        String target = request.source() == null ? request.name() : request.source();
        return request.isVersioned() ? target + separator + request.ensure() : target;
    }

    private static List<String> words(Object... parts) {
        List<String> words = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof List<?> list) {
                list.forEach(each -> words.add(String.valueOf(each)));
            } else {
                words.add(String.valueOf(part));
            }
        }
        return words;
    }

    @Override
    public boolean isSuitable() {
        return tool.find(program).isPresent();
    }

    @Override
    public Map<String, PackageState> survey() {
        List<String> words = new ArrayList<>(listing);
        words.set(0, tool.require(listing.getFirst().equals("rpm") ? "rpm" : program));
        Execution execution = tool.ask(words);
        if (execution.status() != 0) {
            throw new ResourceError("Execution of '" + String.join(" ", words) + "' returned " + execution.status() + ": " + execution.text().strip());
        }
        Map<String, PackageState> packages = new HashMap<>();
        execution.text().lines().forEach(each -> {
            Matcher matcher = line.matcher(each);
            if (matcher.matches()) {
                packages.put(matcher.group("name"), new PackageState(matcher.group("version"), "none"));
            }
        });
        return packages;
    }

    @Override
    public PackageState query(String asked) {
        return survey().getOrDefault(asked, PackageState.ABSENT);
    }

    private String path(PackageRequest request) {
        String given = request.command();
        return given == null ? tool.require(program) : given;
    }

    @Override
    public void install(PackageRequest request, PackageState found) {
        tool.act(installs.apply(path(request), request));
    }

    @Override
    public void uninstall(PackageRequest request, PackageState found) {
        tool.act(removes.apply(path(request), request));
    }

    @Override
    public @Nullable String latest(PackageRequest request) {
        if (newest == null) {
            return null;
        }
        Matcher matcher = version.matcher(tool.told(newest.apply(path(request), request)));
        return matcher.find() ? matcher.group(1) : null;
    }
}
