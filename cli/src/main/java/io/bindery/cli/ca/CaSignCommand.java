package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.server.ca.CaError;
import io.bindery.server.ca.CertificateAuthority;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery ca sign`: signs pending requests.
final class CaSignCommand implements Command {
    private static final int NOTHING_TO_DO = 24;

    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca sign --certname=NAME[,NAME] | --all [FLAGS]",
                "Signs certificate requests.",
                Flag.taking("certname", "NAME[,NAME]", "The requests to sign."),
                Flag.on("all", "Sign all requests."),
                Flag.taking("ttl", "TIME", "How long the certificates are valid: seconds, or 90d, 5y.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        boolean all = flags.has("all");
        List<String> asked = flags.list("certname");
        if (all && !asked.isEmpty()) {
            throw new UsageError("--all and --certname cannot be used together");
        }
        if (!all && asked.isEmpty()) {
            throw new UsageError("No arguments given");
        }
        Duration lifetime = CaSite.lifetime(flags);
        return new CaSite(flags).run(authority -> {
            List<String> names = all ? authority.register().requests() : asked;
            if (names.isEmpty()) {
                CaSite.refuse("No waiting certificate requests to sign");
                return NOTHING_TO_DO;
            }
            int code = 0;
            for (String name : names) {
                code = Math.max(code, sign(authority, name, lifetime));
            }
            return code;
        });
    }

    /// Signs one request and prints the result. It returns the exit code.
    static int sign(CertificateAuthority authority, String name, @Nullable Duration lifetime) throws IOException {
        try {
            authority.signing().sign(name, lifetime, "CA");
            System.out.println("Successfully signed certificate request for " + name);
            return 0;
        } catch (CaError refusal) {
            return refusal.kind() == CaError.Kind.NOT_FOUND
                    ? CaSite.refuse("Could not find certificate request for " + name)
                    : CaSite.refuse(List.of(
                            "    When attempting to sign certificate request '" + name + "', received",
                            "      code: 409",
                            "      body: " + refusal.text()));
        }
    }
}
