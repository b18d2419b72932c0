package io.bindery.inventory;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// This machine. Programs run through the host's port, which ends them after a time limit. Everything else is read by the
/// simplest methods of the JDK, because hundreds of small files are read right after the start, before the JVM has compiled any
/// code.
public final class LocalView implements HostView {
    /// Files that probes read are small; `/proc/cpuinfo` of a big machine has some hundred kilobytes.
    private static final int FILE_LIMIT = 16 << 20;

    private static final int OUTPUT_LIMIT = 4 << 20;
    private static final List<String> SYSTEM_PROGRAMS = List.of("/sbin", "/usr/sbin");

    /// Programs run with settings that make their output independent of the user's language.
    private static final Map<String, String> PLAIN_LANGUAGE = Map.of("LC_ALL", "C", "LANG", "C");

    private final Host host;
    private final Map<String, String> environment;

    public LocalView(Host host, Map<String, String> environment) {
        this.host = host;
        this.environment = environment;
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        File file = new File(path);
        if (!file.isFile()) {
            return null;
        }
        try (FileInputStream stream = new FileInputStream(file)) {
            byte[] bytes = stream.readNBytes(FILE_LIMIT + 1);
            return bytes.length > FILE_LIMIT ? null : bytes;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public List<String> names(String directory) {
        String[] names = new File(directory).list();
        if (names == null) {
            return List.of();
        }
        Arrays.sort(names);
        return List.of(names);
    }

    @Override
    public boolean isDirectory(String path) {
        return new File(path).isDirectory();
    }

    @Override
    public boolean exists(String path) {
        return new File(path).exists();
    }

    @Override
    public @Nullable String program(String name) {
        if (name.startsWith("/")) {
            return isProgram(name) ? name : null;
        }
        List<String> directories = new ArrayList<>(List.of(environment.getOrDefault("PATH", "").split(":")));
        directories.addAll(SYSTEM_PROGRAMS);
        for (String directory : directories) {
            String path = directory + "/" + name;
            if (!directory.isEmpty() && isProgram(path)) {
                return path;
            }
        }
        return null;
    }

    private static boolean isProgram(String path) {
        File file = new File(path);
        return file.isFile() && file.canExecute();
    }

    @Override
    public @Nullable String answer(Duration limit, String... words) {
        String program = program(words[0]);
        if (program == null) {
            return null;
        }
        List<String> command = new ArrayList<>(List.of(words));
        command.set(0, program);
        try {
            Execution execution = host.processes().ask(new Command(
                    command, null, PLAIN_LANGUAGE, -1, -1, null, -1, limit, new byte[0], false, false, false, OUTPUT_LIMIT));
            return execution.timedOut() ? null : execution.text();
        } catch (CommandException e) {
            return null;
        }
    }

    @Override
    public List<Ipv4Address> addresses() {
        List<Ipv4Address> addresses = new ArrayList<>();
        try {
            for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
                addAddresses(each, addresses);
            }
        } catch (SocketException e) {
            return List.of();
        }
        return addresses;
    }

    /// The JDK lists a labelled address twice: with the interface and with a sub-interface named after the label.
    private static void addAddresses(NetworkInterface parent, List<Ipv4Address> addresses) {
        Set<String> labelled = new HashSet<>();
        List<Ipv4Address> ofLabels = new ArrayList<>();
        for (NetworkInterface label : parent.subInterfaces().toList()) {
            for (InterfaceAddress each : label.getInterfaceAddresses()) {
                if (each.getAddress() instanceof Inet4Address four) {
                    labelled.add(four.getHostAddress());
                    ofLabels.add(new Ipv4Address(label.getName(), four.getHostAddress(), each.getNetworkPrefixLength()));
                }
            }
        }
        for (InterfaceAddress each : parent.getInterfaceAddresses()) {
            if (each.getAddress() instanceof Inet4Address four && !labelled.contains(four.getHostAddress())) {
                addresses.add(new Ipv4Address(parent.getName(), four.getHostAddress(), each.getNetworkPrefixLength()));
            }
        }
        addresses.addAll(ofLabels);
    }

    /// `java.io.File` makes one system call for each figure; `FileStore` would read the whole mount table for each path.
    @Override
    public @Nullable Space space(String mountPoint) {
        File file = new File(mountPoint);
        return file.exists() ? new Space(file.getTotalSpace(), file.getFreeSpace(), file.getUsableSpace()) : null;
    }

    @Override
    public Map<String, String> environment() {
        return environment;
    }

    @Override
    public long effectiveUser() {
        return host.accounts().effectiveUser();
    }

    @Override
    public Instant now() {
        return host.clock().instant();
    }
}
