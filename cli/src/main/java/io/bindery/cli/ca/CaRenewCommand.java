package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.server.ca.CaError;
import io.bindery.server.ca.CertificateAuthority;
import java.io.IOException;
import java.util.List;

/// `bindery ca renew`: makes new certificates for the existing keys.
final class CaRenewCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca renew [--certname=NAME[,NAME]] [FLAGS]",
                "Renews the server's certificate and the revocation list, or certificates of nodes, for the same keys.",
                Flag.taking("certname", "NAME[,NAME]", "The certificates to renew, instead of the server's.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> names = flags.list("certname");
        return new CaSite(flags).run(authority -> {
            if (names.isEmpty()) {
                authority.renewOwn();
                System.out.println("Renewed certificate for " + authority.settings().certname() + ", valid until " + authority.hostExpiration());
                System.out.println("Renewed the revocation list, valid until " + authority.expirations().lists().firstEntry().getValue());
                return 0;
            }
            int code = 0;
            for (String name : names) {
                code = Math.max(code, renew(authority, name));
            }
            return code;
        });
    }

    private static int renew(CertificateAuthority authority, String name) throws IOException {
        try {
            System.out.println("Renewed certificate for " + name + ", valid until " + authority.renew(name));
            return 0;
        } catch (CaError refusal) {
            return CaSite.refuse(refusal.text());
        }
    }
}
