package io.bindery.cli;

import io.bindery.inventory.Account;
import io.bindery.inventory.HostName;
import io.bindery.inventory.Kernel;
import io.bindery.inventory.Machine;
import io.bindery.inventory.NetworkInterfaces;
import io.bindery.inventory.NetworkInterfaces.Interface;
import io.bindery.inventory.OperatingSystem;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The facts of this host that hierarchies go by: its name and addresses, system, kernel and processors, under the names Facter gives them,
/// the old flat ones too.
final class HostFacts {
    private final SequencedMap<Value, Value> facts = new LinkedHashMap<>();

    private HostFacts() {}

    /// @param certname the name this host has as a node
    static Hash of(String certname) {
        HostFacts made = new HostFacts();
        made.name();
        made.system();
        made.kernel();
        made.machine();
        made.put("clientcert", Str.of(certname));
        made.put("clientnoop", Bool.FALSE);
        return Hash.owning(made.facts);
    }

    private void put(String name, Value value) {
        facts.put(Str.of(name), value);
    }

    private void put(String name, String value) {
        put(name, Str.of(value));
    }

    private static Hash hash(Object... namesAndValues) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            entries.put(Str.of((String) namesAndValues[i]), value instanceof Value made ? made : Str.of((String) value));
        }
        return Hash.owning(entries);
    }

    private void name() {
        HostName name = HostName.probe();
        SequencedMap<Value, Value> networking = new LinkedHashMap<>();
        networking.put(Str.of("hostname"), Str.of(name.label()));
        networking.put(Str.of("domain"), Str.of(name.domain()));
        networking.put(Str.of("fqdn"), Str.of(name.full()));
        SequencedMap<Value, Value> interfaces = new LinkedHashMap<>();
        for (Interface each : NetworkInterfaces.probe()) {
            interfaces.put(Str.of(each.name()), addresses(each));
            boolean first = !networking.containsKey(Str.of("ip")) && !each.name().equals("lo") && !each.ipv4().isEmpty();
            if (first) {
                networking.put(Str.of("ip"), Str.of(each.ipv4().getFirst()));
                networking.put(Str.of("primary"), Str.of(each.name()));
                put("ipaddress", each.ipv4().getFirst());
            }
        }
        networking.put(Str.of("interfaces"), Hash.owning(interfaces));
        put("networking", Hash.owning(networking));
        put("hostname", name.label());
        put("domain", name.domain());
        put("fqdn", name.full());
    }

    private static Hash addresses(Interface each) {
        SequencedMap<Value, Value> addresses = new LinkedHashMap<>();
        if (!each.ipv4().isEmpty()) {
            addresses.put(Str.of("ip"), Str.of(each.ipv4().getFirst()));
        }
        if (!each.ipv6().isEmpty()) {
            addresses.put(Str.of("ip6"), Str.of(each.ipv6().getFirst()));
        }
        if (!each.hardwareAddress().isEmpty()) {
            addresses.put(Str.of("mac"), Str.of(each.hardwareAddress()));
        }
        return Hash.owning(addresses);
    }

    private void system() {
        OperatingSystem system = OperatingSystem.probe();
        Kernel kernel = Kernel.probe();
        boolean debian = system.id().equals("debian");
        String full = debian && !system.debianVersion().isEmpty() ? system.debianVersion() : system.versionId();
        String[] parts = full.split("\\.", 3);
        // As Facter does: Ubuntu's major release has two parts.
        String major = system.id().equals("ubuntu") || parts.length == 1 ? full : parts[0];
        Hash release = parts.length > 1 && !system.id().equals("ubuntu")
                ? hash("full", full, "major", major, "minor", parts[1])
                : hash("full", full, "major", major);
        String architecture = kernel.machine().equals("x86_64") && family(system).equals("Debian") ? "amd64" : kernel.machine();
        Hash distribution = hash(
                "id", name(system),
                "codename", system.release().getOrDefault("VERSION_CODENAME", ""),
                "description", system.release().getOrDefault("PRETTY_NAME", ""),
                "release", release);
        put("os", hash("name", name(system), "family", family(system), "release", release, "architecture", architecture, "hardware",
                kernel.machine(), "distro", distribution));
        put("operatingsystem", name(system));
        put("osfamily", family(system));
        put("operatingsystemrelease", full);
        put("operatingsystemmajrelease", major);
        put("architecture", architecture);
        put("hardwaremodel", kernel.machine());
    }

    private static String name(OperatingSystem system) {
        return switch (system.id()) {
            case "debian" -> "Debian";
            case "ubuntu" -> "Ubuntu";
            case "rhel" -> "RedHat";
            case "centos" -> "CentOS";
            case "fedora" -> "Fedora";
            case "rocky" -> "Rocky";
            case "almalinux" -> "AlmaLinux";
            case "sles" -> "SLES";
            default -> system.id();
        };
    }

    private static String family(OperatingSystem system) {
        String kin = " " + system.id() + " " + system.release().getOrDefault("ID_LIKE", "") + " ";
        if (kin.contains(" debian ")) {
            return "Debian";
        }
        if (kin.contains(" rhel ") || kin.contains(" fedora ")) {
            return "RedHat";
        }
        return kin.contains(" suse ") ? "Suse" : "Linux";
    }

    private void kernel() {
        Kernel kernel = Kernel.probe();
        String name = kernel.name().isEmpty() ? "" : Character.toUpperCase(kernel.name().charAt(0)) + kernel.name().substring(1);
        String version = kernel.release().replaceFirst("[^0-9.].*", "");
        put("kernel", name);
        put("kernelrelease", kernel.release());
        put("kernelversion", version);
        put("kernelmajversion", version.replaceFirst("^([0-9]+\\.[0-9]+).*", "$1"));
    }

    private void machine() {
        Machine machine = Machine.probe();
        put("processors", hash("count", Int.of(machine.processors())));
        put("processorcount", Int.of(machine.processors()));
        put("system_uptime", hash(
                "seconds", Int.of(machine.uptimeSeconds()),
                "hours", Int.of(machine.uptimeSeconds() / 3600),
                "days", Int.of(machine.uptimeSeconds() / 86400)));
        Account account = Account.current();
        if (account != null) {
            put("identity", hash("user", account.name(), "uid", Int.of(account.uid()), "gid", Int.of(account.gid())));
        }
    }
}
