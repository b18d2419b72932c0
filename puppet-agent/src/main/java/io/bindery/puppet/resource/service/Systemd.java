package io.bindery.puppet.resource.service;

import io.bindery.enact.host.Execution;
import io.bindery.files.FileReading;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `systemd`: units of systemd.
final class Systemd extends PlainProvider {
    private @Nullable String enabledWord;

    Systemd(ServiceSettings settings, Tool tool, Speaker speaker) {
        super(settings, tool, speaker);
    }

    /// Whether systemd is the init of this host.
    static boolean runs() {
        try {
            return FileReading.text(Path.of("/proc/1/comm")).contains("systemd");
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    String name() {
        return "systemd";
    }

    @Override
    boolean isMaskable() {
        return true;
    }

    @Override
    boolean isSuitable() {
        return runs() && tool().find("systemctl").isPresent();
    }

    private List<String> words(String... words) {
        java.util.ArrayList<String> all = new java.util.ArrayList<>(List.of(tool().require("systemctl")));
        all.addAll(List.of(words));
        all.addAll(List.of("--", settings().name()));
        return all;
    }

    @Override
    List<String> startWords() {
        change("unmask");
        return words("start");
    }

    @Override
    List<String> stopWords() {
        return words("stop");
    }

    @Override
    List<String> restartWords() {
        return words("restart");
    }

    @Override
    List<String> statusWords() {
        return words("is-active");
    }

    @Override
    void start() {
        reloadIfNeeded();
        told("start", super::start);
    }

    @Override
    void stop() {
        told("stop", super::stop);
    }

    @Override
    void restart() {
        reloadIfNeeded();
        told("restart", super::restart);
    }

    private void reloadIfNeeded() {
        if (asked(words("show", "--property=NeedDaemonReload")).text().strip().endsWith("=yes")) {
            tool().act(List.of(tool().require("systemctl"), "daemon-reload"));
        }
    }

    private void told(String action, Runnable work) {
        try {
            work.run();
        } catch (ResourceError error) {
            String log = tool().find("journalctl")
                    .map(journal -> asked(List.of(journal, "-n", "50", "--since", "5 minutes ago", "-u", settings().name(), "--no-pager")).text())
                    .orElse("");
            throw new ResourceError("Systemd " + action + " for " + settings().name() + " failed!\njournalctl log for " + settings().name() + ":\n" + log);
        }
    }

    @Override
    boolean isEnableable() {
        return true;
    }

    @Override
    String enabled(@Nullable String wanted) {
        Execution execution = asked(words("is-enabled"));
        String word = execution.text().strip();
        enabledWord = word;
        if ("mask".equals(wanted) && word.equals("masked")) {
            return "mask";
        }
        if (word.equals("indirect")) {
            return "false";
        }
        if (execution.status() == 0) {
            return "true";
        }
        boolean script = word.isEmpty() && tool().find("/usr/sbin/invoke-rc.d").isPresent();
        return String.valueOf(script && DebianProvider.isEnabled(settings().name(), tool()));
    }

    @Override
    boolean isFixed() {
        return "static".equals(enabledWord) || "indirect".equals(enabledWord);
    }

    @Override
    void enable(String wanted) {
        switch (wanted) {
            case "true" -> {
                change("unmask");
                change("enable");
            }
            case "mask" -> {
                if (asked(words("cat")).status() == 0) {
                    change("disable");
                }
                change("mask");
            }
            default -> change("disable");
        }
    }

    private void change(String action) {
        try {
            tool().act(words(action));
        } catch (ResourceError error) {
            throw new ResourceError("Could not " + action + " " + settings().name() + ": " + error.message());
        }
    }
}
