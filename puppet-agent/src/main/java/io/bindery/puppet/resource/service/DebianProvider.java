package io.bindery.puppet.resource.service;

import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Tool;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `debian`: init scripts that are enabled by `update-rc.d`.
final class DebianProvider extends InitProvider {
    private static final Set<Integer> ENABLED = Set.of(104, 106);
    private static final Set<Integer> UNSURE = Set.of(101, 105);
    private static final int LINKS_OF_ENABLED = 4;

    DebianProvider(ServiceSettings settings, Tool tool, Speaker speaker) {
        super(settings, tool, speaker);
    }

    @Override
    String name() {
        return "debian";
    }

    @Override
    boolean isSuitable() {
        return tool().find("/usr/sbin/update-rc.d").isPresent() && tool().find("/usr/sbin/invoke-rc.d").isPresent() && !Systemd.runs();
    }

    @Override
    @Nullable List<String> statusWords() {
        return settings().hasStatus() ? List.of("/usr/sbin/service", settings().name(), "status") : null;
    }

    @Override
    boolean isEnableable() {
        return true;
    }

    @Override
    String enabled(@Nullable String wanted) {
        return String.valueOf(isEnabled(settings().name(), tool()));
    }

    static boolean isEnabled(String name, Tool tool) {
        int status = tool.ask(List.of("/usr/sbin/invoke-rc.d", "--quiet", "--query", name, "start")).status();
        return ENABLED.contains(status) || UNSURE.contains(status) && links(name) >= LINKS_OF_ENABLED;
    }

    private static int links(String name) {
        int count = 0;
        try (DirectoryStream<Path> levels = Files.newDirectoryStream(Path.of("/etc"), "rc*.d")) {
            for (Path level : levels) {
                try (DirectoryStream<Path> found = Files.newDirectoryStream(level, "S??*")) {
                    for (Path link : found) {
                        count += String.valueOf(link.getFileName()).substring(3).equals(name) ? 1 : 0;
                    }
                }
            }
        } catch (IOException _) {
            // A system without run levels has no links.
        }
        return count;
    }

    // As Puppet does: only where the package sysv-rc is there and new enough, update-rc.d is asked to disable the service. Where it is not,
    // the old way is taken, which today's update-rc.d reads as `defaults`.
    private void disable() {
        String version = tool().ask(List.of("/usr/bin/dpkg-query", "-W", "--showformat", "${Version}", "sysv-rc")).text().strip();
        boolean isNew = !version.isEmpty()
                && tool().ask(List.of("/usr/bin/dpkg", "--compare-versions", version, "ge", "2.88")).status() == 0;
        if (isNew) {
            tool().act(List.of("/usr/sbin/update-rc.d", settings().name(), "disable"));
        } else {
            tool().act(List.of("/usr/sbin/update-rc.d", "-f", settings().name(), "remove"));
            tool().act(List.of("/usr/sbin/update-rc.d", settings().name(), "stop", "00", "1", "2", "3", "4", "5", "6", "."));
        }
    }

    @Override
    void enable(String wanted) {
        if (wanted.equals("true")) {
            tool().act(List.of("/usr/sbin/update-rc.d", "-f", settings().name(), "remove"));
            tool().act(List.of("/usr/sbin/update-rc.d", settings().name(), "defaults"));
        } else {
            disable();
        }
    }
}
