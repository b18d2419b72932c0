package io.bindery.puppet.node;

import io.bindery.puppet.load.DiskTree;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// The directories that a packaged Puppet was built with.
public enum PuppetLayout {
    /// The packages of Puppet and OpenVox: `/etc/puppetlabs`, and `~/.puppetlabs` for users.
    PUPPETLABS {
        @Override
        Map<String, String> system() {
            return Map.of();
        }

        @Override
        Map<String, String> ofUser(String home) {
            return Map.of(
                    "confdir", home + "/.puppetlabs/etc/puppet",
                    "codedir", home + "/.puppetlabs/etc/code",
                    "vardir", home + "/.puppetlabs/opt/puppet/cache",
                    "publicdir", home + "/.puppetlabs/opt/puppet/public",
                    "rundir", home + "/.puppetlabs/var/run",
                    "logdir", home + "/.puppetlabs/var/log");
        }
    },
    /// Debian's packages: `/etc/puppet`, modules of packages under `/usr/share/puppet`, and `~/.puppet` for users.
    DEBIAN {
        @Override
        Map<String, String> system() {
            Map<String, String> places = new HashMap<>(modules());
            places.put("confdir", "/etc/puppet");
            places.put("codedir", "/etc/puppet/code");
            places.put("vardir", "/var/cache/puppet");
            places.put("publicdir", "/var/cache/puppet/public");
            places.put("rundir", "/run/puppet");
            places.put("logdir", "/var/log/puppet");
            places.put("ssldir", "/var/lib/puppet/ssl");
            return places;
        }

        @Override
        Map<String, String> ofUser(String home) {
            Map<String, String> places = new HashMap<>(modules());
            places.put("confdir", home + "/.puppet/etc");
            places.put("codedir", home + "/.puppet/code");
            places.put("vardir", home + "/.puppet/cache");
            places.put("publicdir", home + "/.puppet/cache/public");
            places.put("rundir", home + "/.puppet/var/run");
            places.put("logdir", home + "/.puppet/var/log");
            return places;
        }

        private static Map<String, String> modules() {
            return Map.of(
                    "basemodulepath", "$codedir/modules:/usr/share/puppet/modules",
                    "vendormoduledir", "/usr/share/puppet/vendor_modules",
                    "cadir", "$confdir/puppetserver/ca");
        }
    };

    /// The settings of the superuser that are not Puppet's own defaults.
    abstract Map<String, String> system();

    /// The settings of any other user.
    abstract Map<String, String> ofUser(String home);

    /// The layout of the Puppet that is installed under a root directory: Debian's only where the programs of the other one are not there.
    public static PuppetLayout under(Path root) {
        boolean labs = DiskTree.DISK.isDirectory(root.resolve("opt/puppetlabs/bin")) || DiskTree.DISK.isDirectory(root.resolve("opt/puppetlabs/puppet/bin"));
        boolean debian = DiskTree.DISK.isDirectory(root.resolve("etc/puppet")) || DiskTree.DISK.isDirectory(root.resolve("usr/share/puppet/modules"));
        return debian && !labs ? DEBIAN : PUPPETLABS;
    }

    /// The settings of a user of this layout.
    ///
    /// @param user the user's name; `root` has the system's directories
    /// @param home the user's home directory; the system's directories where it is empty
    Map<String, String> places(String user, String home) {
        return user.equals("root") || home.isEmpty() ? system() : ofUser(home);
    }
}
