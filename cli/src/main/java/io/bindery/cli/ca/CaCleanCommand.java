package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.server.ca.CertificateAuthority;
import java.io.IOException;
import java.util.List;

/// `bindery ca clean`: revokes certificates and removes their files and requests.
final class CaCleanCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca clean --certname=NAME[,NAME] [FLAGS]",
                "Revokes certificates and removes their files and requests.",
                Flag.taking("certname", "NAME[,NAME]", "The names to clean.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> names = CaSite.names(flags, "clean");
        return new CaSite(flags).run(authority -> {
            int code = 0;
            for (String name : names) {
                int next = clean(authority, name);
                code = code == 1 || next == 0 ? code : next;
            }
            return code;
        });
    }

    private static int clean(CertificateAuthority authority, String name) throws IOException {
        boolean issued = authority.register().isIssued(name);
        if (!issued && authority.register().request(name) == null) {
            return CaSite.refuse("Could not find files to clean for " + name);
        }
        if (issued) {
            authority.revoking().revoke(List.of(name), "CA");
            System.out.println("Certificate for " + name + " has been revoked");
        }
        authority.revoking().deleteCertificate(name);
        authority.revoking().deleteRequest(name);
        System.out.println("Cleaned files related to " + name);
        return issued ? 0 : CaRevokeCommand.UNSIGNED;
    }
}
