package io.bindery.puppet.resource.packages;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Tool;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `dpkg`: packages from files.
class DpkgProvider implements PackageProvider {
    private static final String FORMAT = "${Status} ${Package} ${Version}\\n";
    private static final Pattern LINE = Pattern.compile("^(\\S+) +(\\S+) +(\\S+) (\\S+) (\\S*)$");

    private final Tool tool;

    DpkgProvider(Tool tool) {
        this.tool = tool;
    }

    Tool tool() {
        return tool;
    }

    @Override
    public String name() {
        return "dpkg";
    }

    @Override
    public boolean isSuitable() {
        return tool.find("/usr/bin/dpkg").isPresent() && tool.find("/usr/bin/dpkg-query").isPresent();
    }

    @Override
    public Map<String, PackageState> survey() {
        Map<String, PackageState> packages = new HashMap<>();
        Execution execution = tool.ask(List.of("/usr/bin/dpkg-query", "-W", "--showformat", FORMAT));
        execution.text().lines().forEach(line -> {
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches()) {
                packages.put(matcher.group(4), state(matcher));
            }
        });
        return packages;
    }

    private static PackageState state(Matcher line) {
        String version = switch (line.group(3)) {
            case "not-installed" -> "purged";
            case "config-files", "half-installed", "unpacked", "half-configured" -> "absent";
            default -> line.group(5);
        };
        return new PackageState(version, line.group(1).equals("hold") ? "hold" : "none");
    }

    @Override
    public PackageState query(String name) {
        Execution execution = tool.ask(List.of("/usr/bin/dpkg-query", "-W", "--showformat", FORMAT, name));
        if (execution.status() != 0) {
            return PackageState.PURGED;
        }
        Matcher matcher = LINE.matcher(execution.text().strip() + (execution.text().endsWith(" \n") ? " " : ""));
        if (!matcher.find()) {
            return PackageState.ABSENT;
        }
        if (!matcher.group(2).equals("ok")) {
            throw new ResourceError("Package " + name + ", version " + matcher.group(5) + " is in error state: " + matcher.group(2));
        }
        return state(matcher);
    }

    @Override
    public boolean needsSource() {
        return true;
    }

    @Override
    public void install(PackageRequest request, PackageState found) {
        String file = request.source();
        if (file == null) {
            throw new ResourceError("You cannot install dpkg packages without a source");
        }
        held(request, found, List.of("/usr/bin/dpkg", request.keepsConfiguration() ? "--force-confold" : "--force-confnew", "-i", file), Map.of());
    }

    /// Runs a program on a package that may be held, and holds it again if requested.
    void held(PackageRequest request, PackageState found, List<String> words, Map<String, String> environment) {
        if (found.mark().equals("hold")) {
            release(request.name());
        }
        try {
            tool.act(words, environment);
        } finally {
            if ("hold".equals(request.mark())) {
                hold(request.name());
            }
        }
    }

    @Override
    public void uninstall(PackageRequest request, PackageState found) {
        tool.act(List.of("/usr/bin/dpkg", "-r", request.name()));
    }

    @Override
    public void purge(PackageRequest request, PackageState found) {
        tool.act(List.of("/usr/bin/dpkg", "--purge", request.name()));
    }

    @Override
    public @Nullable String latest(PackageRequest request) {
        String file = request.source();
        if (file == null) {
            throw new ResourceError("Could not update: You cannot install dpkg packages without a source");
        }
        String[] shown = tool.told(List.of("/usr/bin/dpkg-deb", "--show", file)).strip().split("\t");
        return shown.length == 2 ? shown[1] : null;
    }

    @Override
    public boolean holds() {
        return true;
    }

    @Override
    public void hold(String name) {
        select(name, "hold");
    }

    @Override
    public void release(String name) {
        select(name, "install");
    }

    private void select(String name, String selection) {
        List<String> words = new ArrayList<>(List.of("/usr/bin/dpkg", "--set-selections"));
        tool.run(Command.of(words).reading((name + " " + selection + "\n").getBytes(StandardCharsets.UTF_8)));
    }
}
