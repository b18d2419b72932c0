package io.bindery.cli.server;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.io.IOException;

/// `bindery server`: catalogs, files, certificates and reports for Puppet agents.
public final class ServerCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery server [FLAGS]",
                        "Serves catalogs, files, certificates and reports to Puppet agents.",
                        Flag.taking("confdir", "DIR", "Where puppet.conf, auth.conf and the other files of configuration are."),
                        Flag.taking("codedir", "DIR", "Where environments and shared modules are."),
                        Flag.taking("vardir", "DIR", "Where reports, facts and the file bucket are kept."),
                        Flag.taking("ssldir", "DIR", "Where certificates and the certificate authority are."),
                        Flag.taking("host", "ADDRESS", "The address to listen on; all addresses unless said."),
                        Flag.taking("port", "NUMBER", "The port to listen on; 8140 unless said."),
                        Flag.taking("git", "REPOSITORY", "Serve each branch and tag of this git repository as an environment."),
                        Flag.taking("access-log", "FILE", "Write a line for each request there."),
                        Flag.taking("slow-compile", "SECONDS", "Log what took the time of a catalog that takes as long; 10 unless said."))
                .with(ServerRun.settingFlags())
                .noting("Every other setting of puppet.conf is a flag too: --reports=store,log");
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        flags.nothingElse();
        return new ServerRun(flags).run();
    }
}
