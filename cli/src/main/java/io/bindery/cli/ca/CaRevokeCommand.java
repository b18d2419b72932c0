package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.server.ca.CertificateAuthority;
import java.io.IOException;
import java.util.List;

/// `bindery ca revoke`: revokes certificates; their files stay.
final class CaRevokeCommand implements Command {
    /// The exit code where a name has a request but no certificate.
    static final int UNSIGNED = 24;

    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca revoke --certname=NAME[,NAME] [FLAGS]",
                "Revokes certificates.",
                Flag.taking("certname", "NAME[,NAME]", "The certificates to revoke.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> names = CaSite.names(flags, "revoke");
        return new CaSite(flags).run(authority -> {
            int code = 0;
            for (String name : names) {
                int next = revoke(authority, name);
                // A certificate that is not there is worse than a request that is not signed.
                code = code == 1 || next == 0 ? code : next;
            }
            return code;
        });
    }

    private static int revoke(CertificateAuthority authority, String name) throws IOException {
        if (authority.register().isIssued(name)) {
            authority.revoking().revoke(List.of(name), "CA");
            System.out.println("Certificate for " + name + " has been revoked");
            return 0;
        }
        if (authority.register().request(name) != null) {
            CaSite.refuse("Could not revoke unsigned csr for " + name);
            return UNSIGNED;
        }
        return CaSite.refuse("Could not find certificate for " + name);
    }
}
