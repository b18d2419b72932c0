package io.bindery.cli.config;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.List;

/// `bindery config print`: the value of each setting and its origin. As Puppet does: a single setting is printed as its bare value,
/// so that scripts can use it; its origin goes to standard error then.
final class ConfigPrintCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery config print [FLAGS] [SETTING...]",
                """
                Prints settings with the line, flag or default that gives them their value; all of them unless some are named.
                SETTING: a setting of puppet.conf or environment.conf, such as modulepath.""",
                Flag.taking("section", "NAME", "The section of puppet.conf to read over main: server (default), agent or user; main alone."),
                Flag.taking("environment", "NAME", "The environment whose environment.conf is read.").withLetter('E'),
                Flag.taking("environmentpath", "PATH", "Where environments are."),
                Flag.taking("confdir", "DIR", "Where puppet.conf is."),
                Flag.taking("codedir", "DIR", "Where environments and modules are."),
                Flag.taking("vardir", "DIR", "Where state is kept."),
                Flag.taking("set", "NAME=VALUE", "Any other setting."),
                Flag.on("json", "Print a JSON array of objects with name, value, origin, and file and line where there are some."));
    }

    @Override
    public int run(Flags flags) {
        SettingTable table;
        try {
            table = SettingTable.read(flags, DiskTree.DISK);
        } catch (LoadError broken) {
            System.err.println("Error: " + broken.message());
            return 1;
        }
        List<String> asked = new ArrayList<>(flags.rest().equals(List.of("all")) ? List.of() : flags.rest());
        asked.replaceAll(name -> name.replace('-', '_'));
        for (String name : asked) {
            if (!table.names().contains(name)) {
                throw new UsageError("there is no setting '" + name + "'" + Spelling.suggestion(name, table.names()));
            }
        }
        List<SettingTable.Row> rows = table.rows(asked.isEmpty() ? List.copyOf(table.names()) : asked);
        if (flags.has("json")) {
            System.out.print(json(rows));
        } else if (asked.size() == 1) {
            System.out.println(rows.getFirst().value());
            System.err.println("(" + rows.getFirst().origin() + ")");
        } else {
            rows.forEach(row -> System.out.println(row.name() + " = " + row.value() + "    # " + row.origin()));
        }
        return 0;
    }

    private static String json(List<SettingTable.Row> rows) {
        JsonOutput out = new JsonOutput();
        out.beginArray();
        for (SettingTable.Row row : rows) {
            out.beginObject().key("name").string(row.name()).key("value").string(row.value()).key("origin").string(row.origin());
            if (row.line() != null) {
                out.key("file").string(row.line().file().toString()).key("line").number(row.line().line());
            }
            out.endObject();
        }
        return out.endArray() + "\n";
    }
}
