package io.bindery.cli.apply;

import io.bindery.cli.facts.RubyCustomFacts;
import io.bindery.enact.host.Host;
import io.bindery.puppet.facts.CollectedFacts;
import io.bindery.puppet.facts.FactMessage;
import io.bindery.puppet.facts.FactRequest;
import io.bindery.puppet.facts.Facts;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The facts of this machine for compiling its catalog: those of the host, those of modules, and the agent's own.
final class AgentFacts {
    private final Host host;
    private final Facts started;

    private AgentFacts(Host host, Facts started) {
        this.host = host;
        this.started = started;
    }

    /// Starts to look at this machine. Some of it is asked of programs, and other work can be done while they run.
    static AgentFacts start() {
        Host host = Applying.host();
        return new AgentFacts(host, Facts.start(FactRequest.all(host, System.getenv())));
    }

    Hash of(String certname, List<Path> modulepath, boolean noop, Log log) {
        CollectedFacts collected = started.with(modules(modulepath), RubyCustomFacts.installed(host.processes()));
        for (FactMessage message : collected.messages()) {
            if (message.level() == FactMessage.Level.DEBUG) {
                log.write(LogLevel.DEBUG, "Facter: " + message.text());
            }
        }
        SequencedMap<Value, Value> facts = new LinkedHashMap<>(collected.values().entries());
        facts.put(Str.of("clientcert"), Str.of(certname));
        facts.put(Str.of("clientversion"), Str.of(ApplySettings.PUPPET_VERSION));
        facts.put(Str.of("clientnoop"), Bool.of(noop));
        facts.putIfAbsent(Str.of("puppetversion"), Str.of(ApplySettings.PUPPET_VERSION));
        return Hash.owning(facts);
    }

    /// The modules that may bring facts.
    private static List<Path> modules(List<Path> modulepath) {
        List<Path> found = new ArrayList<>();
        for (Path directory : modulepath) {
            if (Files.isDirectory(directory)) {
                try (DirectoryStream<Path> modules = Files.newDirectoryStream(directory, module -> Files.isDirectory(module))) {
                    modules.forEach(found::add);
                } catch (IOException _) {
                    // A directory that cannot be listed brings no facts.
                }
            }
        }
        return found;
    }
}
