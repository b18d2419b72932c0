package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ClassTable;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.inventory.Account;
import io.bindery.inventory.HostName;
import io.bindery.inventory.Kernel;
import io.bindery.inventory.Machine;
import io.bindery.inventory.OperatingSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Facts found on the host: hard classes, and the variables of `sys` and `const`.
record Environment(Evaluation evaluation, Options options, HostProbes probes) {
    static final String VERSION = "3.21.0";
    private static final List<String> PROGRAMS = List.of(
            "cf-agent", "cf-promises", "cf-serverd", "cf-execd", "cf-monitord", "cf-key", "cf-runagent", "cf-net", "cf-secret",
            "cf-upgrade", "cf-check");

    void discover() {
        constants();
        hard("any", "source=agent");
        hard(options.component().className(), "cfe_internal", "source=agent");
        modes();
        new TimeClasses(evaluation.classes()).define(options.started(), probes.zone);
        jsonFilter();
        kernel();
        new NetworkEnvironment(this, probes).discover();
        distribution();
        versions();
        directories();
        dates();
        user();
        machine();
    }

    private void constants() {
        constant("at", "@");
        constant("dirsep", "/");
        constant("dollar", "$");
        constant("endl", "\n");
        constant("n", "\n");
        constant("r", "\r");
        constant("t", "\t");
    }

    /// The command that filters for `mapdata` and the data functions are given to.
    private void jsonFilter() {
        evaluation.variables().define(
                new VariableName("default", "def", "jq", List.of()),
                VariableType.STRING,
                new Scalar("jq --compact-output --monochrome-output --ascii-output --unbuffered --sort-keys"),
                List.of("invocation", "source=agent", "command_name=jq"));
    }

    private void constant(String name, String value) {
        evaluation.variables().define(
                new VariableName("default", "const", name, List.of()), VariableType.STRING, new Scalar(value), List.of("source=agent"));
    }

    /// How loud the run is, and whether it only rehearses.
    private void modes() {
        if (evaluation.log().shows(Level.INFO)) {
            hard("inform_mode", "cfe_internal", "source=agent");
        }
        if (evaluation.log().shows(Level.VERBOSE)) {
            hard("verbose_mode", "cfe_internal", "source=agent");
        }
        if (evaluation.log().shows(Level.DEBUG)) {
            hard("debug_mode", "cfe_internal", "source=agent");
            hard("opt_debug", "cfe_internal", "source=agent");
        }
        if (options.dryRun()) {
            hard("opt_dry_run", "cfe_internal", "source=environment");
        }
    }

    private void kernel() {
        Kernel kernel = probes.kernel;
        HostName host = probes.name;
        sys("host", host.full(), "inventory", "source=agent", "attribute_name=none");
        sys("fqhost", host.full(), "inventory", "source=agent", "attribute_name=Host name");
        sys("uqhost", host.label(), "inventory", "source=agent", "attribute_name=none");
        sys("domain", host.domain(), "source=agent");
        hard(Names.canonify(host.full()), "inventory", "attribute_name=none", "source=agent", "derived-from=sys.fqhost");
        hard(Names.canonify(host.label()), "inventory", "attribute_name=none", "source=agent", "derived-from=sys.uqhost");
        for (int dot = 0; dot >= 0 && !host.domain().isEmpty(); ) {
            hard(Names.canonify(host.domain().substring(dot == 0 ? 0 : dot + 1)), "source=agent", "derived-from=sys.domain");
            dot = host.domain().indexOf('.', dot + 1);
        }
        sys("os", kernel.name(), "source=agent");
        sys("class", kernel.name(), "inventory", "source=agent", "attribute_name=Kernel");
        sys("release", kernel.release(), "inventory", "source=agent", "attribute_name=Kernel Release");
        sys("version", kernel.version(), "source=agent");
        sys("arch", kernel.machine(), "inventory", "source=agent", "attribute_name=Architecture");
        sys("ostype", kernel.name() + "_" + kernel.machine(), "source=agent");
        String longArchitecture = Names.canonify(
                kernel.name() + "_" + kernel.machine() + "_" + kernel.release() + "_" + kernel.version());
        sys("long_arch", longArchitecture, "source=agent");
        hard(kernel.name(), "inventory", "attribute_name=none", "source=agent", "derived-from=sys.class");
        hard(kernel.machine(), "source=agent", "derived-from=sys.machine");
        hard(Names.canonify(kernel.name() + "_" + kernel.release()), "inventory", "attribute_name=none", "source=agent",
                "derived-from=sys.sysname", "derived-from=sys.release");
        hard(Names.canonify(kernel.name() + "_" + kernel.machine()), "source=agent", "derived-from=sys.sysname",
                "derived-from=sys.machine");
        hard(Names.canonify(kernel.name() + "_" + kernel.machine() + "_" + kernel.release()), "source=agent",
                "derived-from=sys.sysname", "derived-from=sys.machine", "derived-from=sys.release");
        hard(longArchitecture, "source=agent", "derived-from=sys.long_arch");
        hard("64_bit", "source=agent");
        hard("compiled_on_linux_gnu", "source=agent");
    }

    /// The policy may say which domain the host is in.
    void domain(@Nullable String domain) {
        if (domain == null || domain.isEmpty()) {
            return;
        }
        String full = evaluation.expand("$(sys.uqhost)") + "." + domain;
        sys("domain", domain, "source=agent");
        sys("fqhost", full, "inventory", "source=agent", "attribute_name=Host name");
        hard(Names.canonify(full), "source=agent", "derived-from=sys.fqhost");
        hard(Names.canonify(domain), "source=agent", "derived-from=sys.domain");
    }

    private void distribution() {
        OperatingSystem system = probes.system;
        SequencedMap<String, Data> release = new LinkedHashMap<>();
        system.release().forEach((key, value) -> release.put(key, new Data.Text(value)));
        sys("os_release", VariableType.DATA, new Data.Mapping(release), "inventory", "attribute_name=none", "source=agent",
                "derived-from-file=/etc/os-release");
        String id = Names.canonify(system.id());
        String major = system.versionId().contains(".")
                ? system.versionId().substring(0, system.versionId().indexOf('.'))
                : system.versionId();
        String flavor = id + "_" + major;
        sys("flavor", flavor, "inventory", "source=agent", "attribute_name=none");
        sys("flavour", flavor, "source=agent");
        sys("os_version_major", major, "source=agent", "derived-from=flavor");
        sys("os_name_human", human(id), "source=agent", "derived-from=" + id);
        hard(id, "inventory", "attribute_name=none", "source=agent", "derived-from-file=/etc/os-release");
        hard(flavor, "inventory", "attribute_name=none", "source=agent", "derived-from=sys.flavor");
        if (id.equals("debian") && !system.debianVersion().isEmpty()) {
            hard(Names.canonify("debian_" + system.debianVersion()), "inventory", "attribute_name=none", "source=agent",
                    "derived-from-file=/etc/debian_version");
        }
    }

    private static String human(String id) {
        return switch (id) {
            case "debian" -> "Debian";
            case "ubuntu" -> "Ubuntu";
            case "rhel" -> "RHEL";
            case "centos" -> "CentOS";
            case "fedora" -> "Fedora";
            case "opensuse", "sles" -> "SUSE";
            default -> "Unknown";
        };
    }

    private void versions() {
        sys("cf_version", VERSION, "inventory", "source=agent", "attribute_name=CFEngine version");
        sys("cf_version_major", "3", "source=agent");
        sys("cf_version_minor", "21", "source=agent");
        sys("cf_version_patch", "0", "source=agent");
        sys("cf_version_release", "1", "source=agent");
        for (String name : List.of("cfengine", "cfengine_3", "cfengine_3_21", "cfengine_3_21_0", "community_edition")) {
            hard(name, "inventory", "attribute_name=none", "source=agent");
        }
        for (String feature : List.of(
                "copyfrom_restrict_keys", "def_json_preparse", "host_specific_data_load", "tls_1_0", "tls_1_1", "tls_1_2", "tls_1_3",
                "xml", "yaml")) {
            StringBuilder name = new StringBuilder("feature");
            hard(name.toString(), "source=agent");
            for (String part : feature.split("_")) {
                hard(name.append('_').append(part).toString(), "source=agent");
            }
        }
    }

    private void directories() {
        Workspace workspace = options.workspace();
        String root = workspace.root().toString();
        sys("workdir", root, "source=agent");
        sys("logdir", workspace.logs().toString(), "source=agent");
        sys("piddir", workspace.pids().toString(), "source=agent");
        sys("bindir", root + "/bin", "source=agent");
        sys("inputdir", root + "/inputs", "source=agent");
        sys("masterdir", root + "/masterfiles", "source=agent");
        sys("statedir", root + "/state", "source=agent");
        sys("libdir", root + "/inputs/lib", "source=agent");
        sys("local_libdir", "lib", "source=agent");
        sys("default_policy_path", root + "/inputs/promises.cf", "source=agent");
        sys("failsafe_policy_path", root + "/inputs/failsafe.cf", "source=agent");
        sys("update_policy_path", root + "/inputs/update.cf", "source=agent");
        sys("crontab", "/var/spool/cron/crontabs/" + userName(), "source=agent");
        sys("doc_root", "/var/www", "source=agent");
        sys("exports", "/etc/exports", "source=agent");
        sys("fstab", "/etc/fstab", "source=agent");
        sys("maildir", "/var/spool/mail", "source=agent");
        sys("resolv", "/etc/resolv.conf", "source=agent");
        for (String program : PROGRAMS) {
            Path path = workspace.bin().resolve(program);
            if (Files.exists(path)) {
                sys(Names.canonify(program), "\"" + path + "\"", "cfe_internal", "source=agent");
            }
        }
        sys("cf_twin", "\"" + workspace.bin().resolve("cf-agent") + "\"", "cfe_internal", "source=agent");
        entry();
    }

    private void entry() {
        Path entry = options.inputPath().toAbsolutePath().normalize();
        sys("policy_entry_filename", entry.toString(), "source=agent");
        sys("policy_entry_dirname", String.valueOf(entry.getParent()), "source=agent");
        sys("policy_entry_basename", String.valueOf(entry.getFileName()), "source=agent");
    }

    private void dates() {
        Instant now = options.started();
        String date = CivilTime.of(now, probes.zone).written();
        sys("date", date, "time_based", "source=agent");
        sys("cdate", Names.canonify(date), "time_based", "source=agent");
        sys("systime", Long.toString(now.getEpochSecond()), "time_based", "source=agent");
        sys("sysday", Long.toString(now.getEpochSecond() / 86400), "time_based", "source=agent");
    }

    private void user() {
        Account account = probes.account;
        if (account == null) {
            return;
        }
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("description", new Data.Text(account.description()));
        data.put("gid", new Data.Whole(account.gid()));
        data.put("home_dir", new Data.Text(account.home()));
        data.put("shell", new Data.Text(account.shell()));
        data.put("uid", new Data.Whole(account.uid()));
        data.put("username", new Data.Text(account.name()));
        sys("user_data", VariableType.DATA, new Data.Mapping(data), "source=agent", "user_info");
    }

    private String userName() {
        Account account = probes.account;
        return account == null ? "root" : account.name();
    }

    private void machine() {
        Machine machine = probes.machine;
        sys("cpus", Integer.toString(machine.processors()), "inventory", "source=agent", "attribute_name=CPU logical cores");
        sys("uptime", Long.toString(machine.uptimeSeconds() / 60), "inventory", "time_based", "source=agent",
                "attribute_name=Uptime minutes");
        hard(machine.processors() == 1 ? "1_cpu" : machine.processors() + "_cpus", "source=agent", "derived-from=sys.cpus");
    }

    void sys(String name, String text, String... tags) {
        sys(name, VariableType.STRING, new Scalar(text), tags);
    }

    void sys(String name, List<String> items, String... tags) {
        sys(name, VariableType.SLIST, new Items(items), tags);
    }

    void sys(String name, VariableType type, Value value, String... tags) {
        VariableName local = VariableName.parse(name);
        evaluation.variables().define(
                new VariableName("default", "sys", local.name(), local.indices()), type, value, List.of(tags));
    }

    /// Data that is computed at its first use.
    void sysLater(String name, Supplier<Value> value, List<String> tags) {
        evaluation.variables().defineLater(new VariableName("default", "sys", name, List.of()), VariableType.DATA, value, tags);
    }

    void hard(String name, String... tags) {
        ClassTable classes = evaluation.classes();
        List<String> all = new ArrayList<>(List.of(tags));
        all.add("hardclass");
        classes.defineHard(name, all);
    }
}
