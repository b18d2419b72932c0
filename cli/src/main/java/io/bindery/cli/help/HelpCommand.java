package io.bindery.cli.help;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.util.ArrayList;
import java.util.List;

/// `bindery help`: the list of commands, or a topic. The help of a command is printed by the command itself.
///
/// @param all the command whose help lists all others
public record HelpCommand(Command all) implements Command {
    private static final int WIDTH = 16;

    @Override
    public Synopsis synopsis() {
        List<String> notes = new ArrayList<>(List.of("Topics:"));
        for (HelpTopic topic : HelpTopic.values()) {
            notes.add("  " + topic.word() + " ".repeat(WIDTH - topic.word().length()) + topic.summary());
        }
        return new Synopsis(
                "bindery help [COMMAND...|TOPIC]", "Shows the purpose and the flags of a command, or a page about a topic.", List.of(), notes);
    }

    @Override
    public int run(Flags flags) {
        HelpTopic topic = flags.rest().isEmpty() ? null : HelpTopic.of(flags.required("COMMAND or TOPIC"));
        if (topic == null) {
            all.synopsis().print(System.out);
        } else {
            System.out.print(topic.text());
        }
        return 0;
    }
}
