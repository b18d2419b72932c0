package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.server.ca.Revoking;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// `bindery ca prune`: removes entries from the authority's revocation list.
final class CaPruneCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca prune [FLAGS]",
                "Takes entries out of the revocation list: repeated ones unless said otherwise.",
                Flag.on("remove-duplicates", "Take out repeated entries (default)."),
                Flag.on("remove-expired", "Take out entries of certificates that have run out."),
                Flag.on("remove-entries", "Take out the entries that --serial and --certname name."),
                Flag.taking("serial", "NUMBER[,NUMBER]", "Serial numbers in hexadecimal."),
                Flag.taking("certname", "NAME[,NAME]", "Names of certificates.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        boolean entries = flags.has("remove-entries");
        boolean expired = flags.has("remove-expired");
        boolean duplicates = flags.has("remove-duplicates") || !entries && !expired;
        Set<BigInteger> serials = entries ? serials(flags.list("serial")) : Set.of();
        List<String> names = entries ? flags.list("certname") : List.of();
        if (entries && serials.isEmpty() && names.isEmpty()) {
            throw new UsageError("--remove-entries option require --serial or --certname values");
        }
        return new CaSite(flags).run(authority -> {
            Revoking.Pruned pruned = authority.revoking().prune(duplicates, expired, serials, names);
            System.out.println("Total number of certificates found in Puppet's CRL is: " + pruned.entries() + ".");
            if (pruned.duplicates() > 0) {
                System.out.println("Removed " + pruned.duplicates() + " duplicated certs from Puppet's CRL.");
            }
            if (pruned.removed() > 0) {
                System.out.println("Removed " + pruned.removed() + " certs from Puppet's CRL.");
            }
            if (pruned.duplicates() + pruned.removed() == 0) {
                System.out.println(
                        duplicates ? "No duplicate revocations found in the CRL." : "No matching revocations found in the CRL for pruning");
            }
            return 0;
        });
    }

    private static Set<BigInteger> serials(List<String> texts) {
        Set<BigInteger> serials = new LinkedHashSet<>();
        for (String text : texts) {
            String digits = text.toLowerCase(Locale.ROOT).replaceFirst("^0x", "");
            if (!digits.matches("[0-9a-f]{1,40}")) {
                throw new UsageError("'" + text + "' is no serial number in hexadecimal");
            }
            serials.add(new BigInteger(digits, 16));
        }
        return serials;
    }
}
