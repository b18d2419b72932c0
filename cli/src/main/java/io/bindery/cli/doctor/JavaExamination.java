package io.bindery.cli.doctor;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The Java runtime, its start-up cache, and the Ruby that modules may need.
final class JavaExamination implements Examination {
    private static final int NEEDED = 25;

    @Override
    public List<Observation> look() {
        List<Observation> seen = new ArrayList<>();
        int version = Runtime.version().feature();
        String text = Runtime.version() + " in " + System.getProperty("java.home");
        seen.add(version >= NEEDED
                ? Observation.ok("java", text)
                : Observation.problem("java", text, "install a JDK " + NEEDED + " or newer and set JAVA_HOME to it"));
        seen.add(cache());
        String ruby = System.getProperty("bindery.ruby");
        seen.add(ruby != null && Files.isDirectory(Path.of(ruby))
                ? Observation.ok("ruby", "JRuby in " + ruby)
                : Observation.warning("ruby", "JRuby is not there: functions and types in Ruby cannot run", "start Bindery by its launcher, or install it again"));
        return seen;
    }

    private static Observation cache() {
        boolean cached = ManagementFactory.getRuntimeMXBean().getInputArguments().stream().anyMatch(each -> each.startsWith("-XX:AOTCache="));
        return cached
                ? Observation.ok("start-up cache", "in use")
                : Observation.warning(
                        "start-up cache", "not in use: each command starts about half a second later", "unset BINDERY_NO_AOT, and run Bindery once as the owner of its directory");
    }
}
