package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.SiteOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.server.ca.CertificateAuthority;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// `bindery ca setup`: makes a root, an authority below it, and the server's certificate.
final class CaSetupCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca setup [FLAGS]",
                "Makes a root authority, a signing authority below it, and the server's certificate.",
                Flag.taking("subject-alt-names", "NAME[,NAME]", "Alternative names of the server: DNS:name, IP:address, or a bare DNS name."),
                Flag.taking("ca-name", "NAME", "The common name of the signing authority."),
                Flag.taking("root-ca-name", "NAME", "The common name of the root."),
                Flag.taking("certname", "NAME", "The common name of the server's certificate.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        byte[] random = new byte[7];
        new SecureRandom().nextBytes(random);
        String root = flags.value("root-ca-name", "Puppet Root CA: " + HexFormat.of().formatHex(random));
        return new CaSite(flags).run(settings(flags), authority -> {
            if (isInTheWay(authority)) {
                return 1;
            }
            authority.setUp(root);
            System.out.println("Generation succeeded. Find your files in " + authority.settings().paths().directory());
            return 0;
        });
    }

    /// The settings that flags of `setup` and `import` give.
    static Map<String, String> settings(Flags flags) {
        Map<String, String> given = new HashMap<>();
        SiteOptions.put(given, "certname", flags.value("certname"));
        SiteOptions.put(given, "ca_name", flags.value("ca-name"));
        SiteOptions.put(given, "dns_alt_names", flags.value("subject-alt-names"));
        return given;
    }

    /// Refuses to replace an authority.
    static boolean isInTheWay(CertificateAuthority authority) {
        List<Path> existing = authority.existingFiles();
        if (existing.isEmpty()) {
            return false;
        }
        List<String> lines = new ArrayList<>();
        existing.forEach(file -> lines.add("Existing file at '" + file + "'"));
        lines.add("If you would really like to replace your CA, please delete the existing files first.");
        lines.add("Note that any certificates that were issued by this CA will become invalid if you");
        lines.add("replace it!");
        CaSite.refuse(lines);
        return true;
    }
}
