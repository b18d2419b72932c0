package io.bindery.cli.fleet;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import java.util.List;

/// The flags that all fleet commands share. They are in a class of their own so that `bindery --help` loads no class of the
/// fleet.
final class FleetFlags {
    static final Flag AT = Flag.taking("at", "REF", "The state of the code (WORKTREE).");
    static final Flag OUT = Flag.taking("out", "FILE", "Write there instead of to standard output.").withLetter('o');
    static final Flag JSON = Flag.on("json", "Write JSON.");
    static final List<Flag> ALL = List.of(
            Flag.taking("basedir", "DIR", "The git repository; the one of the current directory unless given."),
            Flag.taking("subdirectory", "DIR", "The directory of the repository that is the environment; its top unless given."),
            Flag.taking("environment", "NAME", "The environment's name (production).").withLetter('E'),
            Flag.taking("environmentpath", "DIR", "Where the environment is on a server: paths in catalogs begin so."),
            Flag.taking("manifest", "FILE|DIR", "The manifests in place of the environment's, relative to its top."),
            Flag.taking("modulepath", "PATH", "Directories of modules, relative to its top, in place of the environment's."),
            Flag.taking("hiera-config", "FILE", "The global hiera.yaml; a relative path is one in the code.").or("hiera_config"),
            Flag.taking("confdir", "DIR", "Where a puppet.conf is whose settings count."),
            Flag.taking("set", "NAME=VALUE", "Any other setting."),
            Flag.taking("puppet", "7|8", "The version of Puppet whose defaults count (8)."),
            Flag.taking("enc", "SCRIPT", "An external node classifier."),
            Flag.on("no-keys", "Let placeholders stand for encrypted data instead of decrypting it."),
            new Flag("allow-generate", '\0', Flags.Argument.OPPOSITE, "Let the function generate run commands."),
            Flag.on("no-puppetfile", "Leave the modules of the Puppetfile out."),
            Flag.taking("module-cache", "DIR", "Released modules, as NAME-VERSION.tar.gz, or unpacked as NAME-VERSION or NAME."),
            Flag.on("offline", "Fetch nothing; use what was fetched before."),
            Flag.taking("cache-dir", "DIR", "Where to keep what is fetched and what was learnt (~/.cache/bindery/fleet)."),
            Flag.taking("nodes-from", "DIR|FILE|URL", "Facts of the nodes: a directory with a file for each, an answer of PuppetDB, or PuppetDB itself."),
            Flag.taking("cacert", "FILE", "The certificate of PuppetDB's authority."),
            Flag.taking("cert", "FILE", "The certificate to ask PuppetDB with."),
            Flag.taking("key", "FILE", "Its private key."),
            Flag.taking("nodes", "GLOB", "Only nodes with such names; several with commas."),
            Flag.taking("where", "CONDITION", "Only nodes for which it holds, as in PQL: facts.os.family = \"Debian\"."),
            Flag.taking("sample", "N", "Only so many of these, always the same."),
            Flag.taking("threads", "N", "How many nodes are compiled at once (one for each processor)."));

    private FleetFlags() {}
}
