package io.bindery.cli.doctor;

import io.bindery.cli.command.Command;
import io.bindery.cli.config.SettingTable;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// `bindery doctor`: examines the set-up and gives a remedy for each problem.
public final class DoctorCommand implements Command {
    private static final List<String> PLACES = List.of("confdir", "codedir", "vardir", "environmentpath", "ssldir");

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery doctor [FLAGS]",
                        "Checks Java, directories, permissions, hiera.yaml, eyaml keys, certificates and the clock, and advises what to do.",
                        Flag.taking("confdir", "DIR", "Where puppet.conf is."),
                        Flag.taking("codedir", "DIR", "Where environments and modules are."),
                        Flag.taking("vardir", "DIR", "Where state is kept."),
                        Flag.taking("environmentpath", "PATH", "Where environments are."),
                        Flag.taking("ssldir", "DIR", "Where certificates are."),
                        Flag.on("json", "Print a JSON array of objects with verdict, subject, text and advice."))
                .noting("Exit codes: 0 nothing that stops a command; 1 a problem");
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        Map<String, String> given = new LinkedHashMap<>();
        for (String name : PLACES) {
            String value = flags.value(name);
            if (value != null) {
                given.put(name, Path.of(value).toAbsolutePath().normalize().toString());
            }
        }
        List<Observation> seen = examine(given);
        if (flags.has("json")) {
            System.out.print(json(seen));
        } else {
            seen.forEach(DoctorCommand::print);
            long problems = count(seen, Observation.Verdict.PROBLEM);
            System.out.println(problems + (problems == 1 ? " problem, " : " problems, ") + count(seen, Observation.Verdict.WARNING) + " to consider");
        }
        return count(seen, Observation.Verdict.PROBLEM) == 0 ? 0 : 1;
    }

    private static List<Observation> examine(Map<String, String> given) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        List<Observation> seen = new ArrayList<>(new JavaExamination().look());
        Settings settings;
        List<Environment> environments = new ArrayList<>();
        try {
            settings = SettingTable.read(given, SettingsFile.SECTIONS, DiskTree.DISK).settings();
            Environments all = new Environments(DiskTree.DISK, settings, warning -> seen.add(Observation.warning("environment.conf", warning, "change environment.conf")));
            all.names().forEach(name -> environments.add(all.find(name)));
        } catch (LoadError broken) {
            seen.add(Observation.problem("settings", broken.message(), "mend that line, or name another directory with --confdir"));
            return seen;
        }
        List<Path> hiera = new ArrayList<>(List.of(Path.of(settings.require("hiera_config"))));
        List<Path> dated = new ArrayList<>(List.of(Path.of(settings.require("confdir"), "puppet.conf")));
        for (Environment environment : environments) {
            if (environment.directory() != null) {
                hiera.add(environment.directory().resolve("hiera.yaml"));
                dated.add(environment.directory());
            }
        }
        for (Examination each : List.of(
                new PlacesExamination(settings, environments),
                new HieraExamination(hiera),
                new CertificatesExamination(settings, now),
                new ClockExamination(now, dated, Path.of("/")))) {
            seen.addAll(each.look());
        }
        return seen;
    }

    private static long count(List<Observation> seen, Observation.Verdict verdict) {
        return seen.stream().filter(each -> each.verdict() == verdict).count();
    }

    private static void print(Observation seen) {
        String verdict = seen.verdict().name().toLowerCase(Locale.ROOT);
        System.out.println(verdict + " ".repeat(9 - verdict.length()) + seen.subject() + ": " + seen.text());
        if (seen.advice() != null) {
            System.out.println(" ".repeat(9) + "-> " + seen.advice());
        }
    }

    private static String json(List<Observation> seen) {
        JsonOutput out = new JsonOutput();
        out.beginArray();
        for (Observation each : seen) {
            out.beginObject()
                    .key("verdict").string(each.verdict().name().toLowerCase(Locale.ROOT))
                    .key("subject").string(each.subject())
                    .key("text").string(each.text());
            if (each.advice() != null) {
                out.key("advice").string(each.advice());
            }
            out.endObject();
        }
        return out.endArray() + "\n";
    }
}
