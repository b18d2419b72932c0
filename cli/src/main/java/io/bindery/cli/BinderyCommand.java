package io.bindery.cli;

import io.bindery.cli.apply.AgentTrainingCommand;
import io.bindery.cli.bindings.BindingsCommand;
import io.bindery.cli.ca.CaCommand;
import io.bindery.cli.check.CheckCommand;
import io.bindery.cli.check.CheckTrainingCommand;
import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import io.bindery.cli.command.MessagesAsJson;
import io.bindery.cli.compile.CompileCommand;
import io.bindery.cli.config.ConfigCommand;
import io.bindery.cli.doctor.DoctorCommand;
import io.bindery.cli.environments.EnvironmentsCommand;
import io.bindery.cli.facts.FactsCommand;
import io.bindery.cli.fleet.FleetCommand;
import io.bindery.cli.fleet.FleetTrainingCommand;
import io.bindery.cli.generate.GenerateCommand;
import io.bindery.cli.help.HelpCommand;
import io.bindery.cli.help.HelpTopic;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.lookup.LookupCommand;
import io.bindery.cli.server.ServerCommand;
import io.bindery.cli.server.ServerTrainingCommand;
import io.bindery.cli.validate.DumpCommand;
import io.bindery.cli.validate.EppCommand;
import io.bindery.cli.validate.ValidateCommand;
import io.bindery.cli.version.VersionCommand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery` without a command: lists the commands.
final class BinderyCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview(
                "bindery",
                "Configuration management: Puppet, Hiera and CFEngine in one house.",
                "validate", "check", "dump", "epp", "compile", "apply", "resource", "filebucket", "lookup", "facts", "bindings", "environments", "generate", "server", "ca", "fleet", "config", "doctor", "version", "help");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "validate" -> new ValidateCommand();
            case "check" -> new CheckCommand();
            case "dump" -> new DumpCommand();
            case "epp" -> new EppCommand();
            case "compile" -> new CompileCommand();
            case "apply" -> PuppetCommand.apply();
            case "resource" -> PuppetCommand.resource();
            case "filebucket" -> new MessagesAsJson(PuppetCommand.filebucket());
            case "lookup" -> new LookupCommand();
            case "facts" -> new FactsCommand();
            case "bindings" -> new BindingsCommand();
            case "environments" -> new EnvironmentsCommand();
            case "generate" -> new GenerateCommand();
            case "server" -> new ServerCommand();
            case "ca" -> new CaCommand();
            case "fleet" -> new FleetCommand();
            case "config" -> new ConfigCommand();
            case "doctor" -> new DoctorCommand();
            case "version" -> new VersionCommand();
            case "help" -> new HelpCommand(this);
            case ServerTrainingCommand.NAME -> new ServerTrainingCommand();
            case FleetTrainingCommand.NAME -> new FleetTrainingCommand();
            case AotTrainingCommand.NAME -> new AotTrainingCommand();
            case AgentTrainingCommand.NAME -> new AgentTrainingCommand(Main::dispatch);
            case CheckTrainingCommand.NAME -> new CheckTrainingCommand(Main::dispatch);
            default -> null;
        };
    }

    @Override
    public Synopsis synopsis() {
        Synopsis own = CommandGroup.super.synopsis();
        List<String> notes = new ArrayList<>(own.notes());
        notes.add("  cf-agent, cf-promises, cf-serverd, cf-monitord");
        notes.add(" ".repeat(NAME_WIDTH + 2) + "CFEngine's commands, with the flags they have there.");
        notes.add("Topics of help: " + String.join(", ", HelpTopic.words()));
        return new Synopsis(own.usage(), own.purpose(), own.flags(), notes);
    }

    @Override
    public List<String> spellings() {
        List<String> all = new ArrayList<>(names());
        all.addAll(List.of("cf-agent", "cf-promises", "cf-serverd", "cf-monitord"));
        all.addAll(HelpTopic.words());
        return all;
    }

    @Override
    public int run(Flags flags) {
        if (!flags.rest().isEmpty()) {
            return CommandGroup.super.run(flags);
        }
        synopsis().print(System.out);
        return 0;
    }
}
