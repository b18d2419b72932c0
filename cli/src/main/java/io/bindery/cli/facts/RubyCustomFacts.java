package io.bindery.cli.facts;

import io.bindery.data.JsonReader;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Processes;
import io.bindery.puppet.facts.CustomFacts;
import io.bindery.puppet.facts.FactMessage;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.ruby.RubyError;
import io.bindery.ruby.RubyFacts;
import io.bindery.ruby.RubyUnavailable;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Resolves custom facts on JRuby. Values pass as JSON, because facts are plain data.
public record RubyCustomFacts(RubyFacts ruby, Processes processes) implements CustomFacts {
    /// The property with the folder of JRuby's jar, which the launcher sets.
    private static final String JARS = "bindery.ruby";

    /// Facts by the JRuby that is installed with Bindery. It is not started before there are any.
    public static RubyCustomFacts installed(Processes processes) {
        String folder = System.getProperty(JARS);
        return new RubyCustomFacts(new RubyFacts(folder == null ? null : Path.of(folder)), processes);
    }

    @Override
    public List<CustomFact> resolve(
            List<Path> files, Predicate<String> wanted, Function<String, @Nullable Value> known, Consumer<FactMessage> messages) {
        try {
            String resolved = ruby.resolve(
                    files, wanted, name -> json(known.apply(name)), this::run,
                    (level, text) -> messages.accept(new FactMessage(FactMessage.Level.valueOf(level), "Facter", text)));
            return facts(JsonReader.read(new SourceFile("custom facts", resolved), ValueBuilder.VALUES));
        } catch (RubyError failure) {
            messages.accept(new FactMessage(FactMessage.Level.ERROR, "Facter", "Custom facts could not be resolved: " + failure.message()));
        } catch (RubyUnavailable unavailable) {
            messages.accept(new FactMessage(
                    FactMessage.Level.WARN, "Facter", "Custom facts are left out, " + unavailable.getMessage() + ": " + files.getFirst()));
        }
        return List.of();
    }

    private @Nullable List<String> run(String command, int limit, Map<String, String> environment) {
        try {
            Execution execution = processes.ask(Command.shell(command).with(environment).within(Duration.ofSeconds(limit)).separatingErrors());
            return execution.timedOut() ? null : List.of(execution.text(), execution.errorText());
        } catch (CommandException unstarted) {
            return List.of("", String.valueOf(unstarted.getMessage()));
        }
    }

    private static @Nullable String json(@Nullable Value value) {
        return value == null ? null : PrettyJson.of(value);
    }

    private static List<CustomFact> facts(Value rows) {
        List<CustomFact> facts = new ArrayList<>();
        for (Value row : rows instanceof Arr list ? list.elements() : List.<Value>of()) {
            if (row instanceof Arr fields && fields.get(0) instanceof Str(String name) && fields.get(1) instanceof Int(long weight)) {
                facts.add(new CustomFact(name, (int) weight, fields.get(2)));
            }
        }
        return facts;
    }
}
