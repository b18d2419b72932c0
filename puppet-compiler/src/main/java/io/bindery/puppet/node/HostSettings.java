package io.bindery.puppet.node;

import io.bindery.puppet.load.Settings;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// The settings of this machine before any `puppet.conf` is read.
public final class HostSettings {
    private HostSettings() {}

    /// Puppet's defaults, with the directories that the user's own Puppet has: those under the home directory unless it is root.
    public static Settings defaults() {
        Map<String, String> own = new HashMap<>();
        String home = System.getProperty("user.home", "");
        if (!System.getProperty("user.name", "").equals("root") && !home.isEmpty()) {
            own.put("confdir", home + "/.puppetlabs/etc/puppet");
            own.put("codedir", home + "/.puppetlabs/etc/code");
            own.put("vardir", home + "/.puppetlabs/opt/puppet/cache");
        }
        return Settings.defaults(hostname()).with(own);
    }

    /// This machine's name.
    public static String hostname() {
        try {
            return InetAddress.getLocalHost().getCanonicalHostName().toLowerCase(Locale.ROOT);
        } catch (UnknownHostException unknown) {
            return "localhost";
        }
    }
}
