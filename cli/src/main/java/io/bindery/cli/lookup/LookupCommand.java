package io.bindery.cli.lookup;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;

/// `bindery lookup`: works as `puppet lookup` does, without a server; it can also look up a key for many nodes at once.
public final class LookupCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return LookupNode.taken(new Synopsis(
                        "bindery lookup [FLAGS] KEY...",
                        """
                        Looks data up as a node would.
                        KEY: a key, dotted to dig into values. The first of the keys that is found is printed.""",
                        Flag.taking("merge", "TYPE", "first, unique, hash or deep."),
                        Flag.taking("knock-out-prefix", "PREFIX", "With --merge deep: values that start with it remove others."),
                        Flag.on("sort-merged-arrays", "With --merge deep: sort arrays that are merged."),
                        Flag.on("merge-hash-arrays", "With --merge deep: merge hashes in arrays by position."),
                        Flag.on("explain", "Say how the value was found."),
                        Flag.on("explain-options", "Say how the lookup_options were found."),
                        Flag.taking("default", "VALUE", "What to print where nothing is found."),
                        Flag.taking("type", "TYPE", "The type the value must have."),
                        Flag.taking("render-as", "FORMAT", "s, json or yaml."),
                        Flag.on("json", "Print the value with the file and line of each of its leaves; with --explain, how it was found."),
                        Flag.on("compile", "Compile the node's catalog first, for data that uses its variables.").withLetter('c'),
                        Flag.taking("nodes-from", "DIR", "Ask for every facts file in a folder; group the nodes by value."),
                        Flag.on("who-uses", "List the places that use the key: parameters, functions, data; with --nodes-from also the nodes.")))
                .noting("Exit codes: 0 a value was found; 1 none was; with --explain 0 unless there is a major error");
    }

    @Override
    public int run(Flags flags) {
        return new LookupRun(flags).run();
    }

    // As Puppet does, whose words are those of Ruby's option parser.
    @Override
    public int refuse(Flags.Problem problem) {
        String wrong =
                switch (problem.kind()) {
                    case UNKNOWN -> "invalid option: ";
                    case AMBIGUOUS -> "ambiguous option: ";
                    case WITHOUT_ARGUMENT -> "missing argument: ";
                    case WITH_ARGUMENT -> "needless argument: ";
                };
        System.err.println("Error: Could not parse application options: " + wrong + problem.given() + problem.suggestion());
        return 1;
    }
}
