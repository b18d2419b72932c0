package io.bindery.puppet.node;

import io.bindery.puppet.load.Settings;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The settings of this machine before `puppet.conf` is read.
public final class HostSettings {
    /// The system property that names the root directory under which the installed Puppet is looked for.
    private static final String ROOT = "bindery.root";

    private HostSettings() {}

    /// Puppet's defaults, with the directories that the Puppet installed here has: those of the system for root, those under the
    /// home directory for anybody else.
    public static Settings defaults() {
        return named(unnamed());
    }

    /// The same without `certname`: asking the resolver for the name of this machine may take long.
    public static Settings unnamed() {
        return Settings.unnamed().with(places());
    }

    /// Gives settings without a `certname` the name of this machine.
    public static Settings named(Settings settings) {
        return settings.isGiven("certname") ? settings : settings.with("certname", hostname());
    }

    /// The settings that depend on this machine and this user.
    public static Map<String, String> places() {
        return PuppetLayout.under(Path.of(System.getProperty(ROOT, "/"))).places(System.getProperty("user.name", ""), System.getProperty("user.home", ""));
    }

    /// This machine's full name: the kernel's, with the domain that the resolver knows for it.
    public static String hostname() {
        try {
            InetAddress local = InetAddress.getLocalHost();
            String name = local.getHostName().toLowerCase(Locale.ROOT);
            String full = local.getCanonicalHostName().toLowerCase(Locale.ROOT);
            return full.startsWith(name + ".") ? full : name;
        } catch (UnknownHostException unknown) {
            return "localhost";
        }
    }
}
