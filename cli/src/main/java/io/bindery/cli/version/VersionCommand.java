package io.bindery.cli.version;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;

/// `bindery version`: the versions of Bindery, of its Java, and of the programs whose behaviour it reproduces.
public final class VersionCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                "bindery version [--json]",
                "Shows the versions of Bindery and of Java, and which versions of Puppet and CFEngine it follows.",
                Flag.on("json", "Print a JSON object."));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        String java = Runtime.version() + " (" + System.getProperty("java.vendor", "unknown vendor") + ")";
        if (flags.has("json")) {
            System.out.println(new JsonOutput()
                    .beginObject()
                    .key("version").string(ProductVersion.NUMBER)
                    .key("java").string(Runtime.version().toString())
                    .key("puppet").string(ProductVersion.PUPPET)
                    .key("cfengine").string(ProductVersion.CFENGINE)
                    .endObject());
        } else {
            System.out.println(ProductVersion.TEXT);
            System.out.println("Java " + java);
            System.out.println("follows Puppet " + ProductVersion.PUPPET + " and CFEngine " + ProductVersion.CFENGINE);
        }
        return 0;
    }
}
