package io.bindery.cli.facts;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.puppet.facts.CollectedFacts;
import io.bindery.puppet.facts.FactMessage;
import io.bindery.puppet.facts.FactRequest;
import io.bindery.puppet.facts.Facts;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `bindery facts [QUERY...]`
public final class FactsCommand implements Command {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSSSS ", Locale.ROOT);

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery facts [FLAGS] [QUERY...]",
                "Shows facts of this host, as facter does.\n\nA query is the name of a fact or a path into a structured one: os.release.major",
                new Flag("json", 'j', Argument.NONE, "Print JSON."),
                new Flag("yaml", 'y', Argument.NONE, "Print YAML."),
                Flag.on("hocon", "Print HOCON."),
                Flag.on("show-legacy", "Show the old flat facts too where all are asked for."),
                Flag.taking("external-dir", "DIR", "Look for external facts there. May be repeated."),
                Flag.on("no-external-facts", "Leave external facts out."),
                Flag.taking("custom-dir", "DIR", "Look for facts in Ruby there. May be repeated."),
                Flag.on("no-custom-facts", "Leave facts in Ruby out.").or("no-ruby"),
                Flag.taking("config", "FILE", "The configuration, instead of /etc/facter/facter.conf.").withLetter('c').or("config-file"),
                Flag.on("no-block", "Show facts that the configuration blocks."),
                Flag.on("no-cache", "Neither use nor keep facts that the configuration caches."),
                Flag.on("strict", "Fail where a query finds nothing."),
                Flag.on("timing", "Print how long each fact took.").withLetter('t'),
                Flag.on("debug", "Write debug messages: how long each fact took, and what facts in Ruby report.").withLetter('d'));
    }

    @Override
    public int run(Flags flags) {
        List<String> queries = flags.rest();
        FactFormat format = format(flags);
        CollectedFacts facts = Facts.collect(request(flags, queries));
        if (flags.has("timing")) {
            facts.timings().forEach(each -> System.out.println("fact '" + each.name() + "', took: ("
                    + String.format(Locale.ROOT, "%.6f", each.duration().toNanos() / 1e9) + ") seconds"));
        }
        if (flags.has("debug")) {
            facts.timings().forEach(each -> log(new FactMessage(
                    FactMessage.Level.DEBUG, "Facter", String.format(Locale.ROOT, "fact \"%s\" was resolved in %.6f seconds", each.name(), each.duration().toNanos() / 1e9))));
        }
        facts.messages().stream()
                .filter(message -> message.level() != FactMessage.Level.DEBUG || flags.has("debug"))
                .forEach(FactsCommand::log);
        boolean missing = false;
        if (flags.has("strict")) {
            for (String query : queries) {
                if (facts.at(query) == null) {
                    log(new FactMessage(FactMessage.Level.ERROR, "Facter", "fact \"" + query + "\" does not exist."));
                    missing = true;
                }
            }
        }
        String text = format.text(facts, queries);
        System.out.print(text.endsWith("\n") ? text : text + "\n");
        return missing || facts.hasErrors() ? 1 : 0;
    }

    private static FactFormat format(Flags flags) {
        long chosen = List.of("json", "yaml", "hocon").stream().filter(flags::has).count();
        if (chosen > 1) {
            throw new UsageError("--json, --yaml and --hocon options conflict: please specify only one.");
        }
        if (flags.has("json")) {
            return FactFormat.JSON;
        }
        return flags.has("yaml") ? FactFormat.YAML : flags.has("hocon") ? FactFormat.HOCON : FactFormat.PLAIN;
    }

    private static FactRequest request(Flags flags, List<String> queries) {
        LocalProcesses processes = new LocalProcesses();
        return new FactRequest(
                new LocalHost(processes), System.getenv(), queries, flags.has("show-legacy"), path(flags.value("config")),
                paths(flags.list("external-dir")), paths(flags.list("custom-dir")), List.of(), !flags.has("no-external-facts"), !flags.has("no-block"),
                !flags.has("no-cache"), flags.has("no-custom-facts") ? null : RubyCustomFacts.installed(processes));
    }

    private static @Nullable Path path(@Nullable String text) {
        return text == null ? null : Path.of(text);
    }

    private static List<Path> paths(List<String> texts) {
        return texts.stream().map(Path::of).toList();
    }

    /// Writes a message as Facter does.
    private static void log(FactMessage message) {
        System.err.println("[" + TIME.format(LocalDateTime.now()) + "] " + message.level() + " " + message.source() + " - " + message.text() + " ");
    }
}
