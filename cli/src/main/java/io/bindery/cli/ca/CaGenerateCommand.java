package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.server.ca.CaError;
import io.bindery.server.ca.CertificateAuthority;
import io.bindery.server.ca.Generation;
import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `bindery ca generate`: makes keys and certificates on this machine, for nodes that cannot request one.
final class CaGenerateCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca generate --certname=NAME[,NAME] [FLAGS]",
                "Makes keys and signed certificates on this host.",
                Flag.taking("certname", "NAME[,NAME]", "The names of the certificates."),
                Flag.taking("subject-alt-names", "NAME[,NAME]", "Alternative names: DNS:name, IP:address, or a bare DNS name."),
                Flag.on("ca-client", "Let the certificate use the authority's API. Give it only to those who may sign and revoke."),
                Flag.on("force", "Taken for the sake of scripts; the server may be running."),
                Flag.taking("ttl", "TIME", "How long the certificates are valid: seconds, or 90d, 5y.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> names = CaSite.names(flags, "generate");
        for (String name : names) {
            if (!name.equals(name.toLowerCase(Locale.ROOT))) {
                throw new UsageError("Certificate names must be lower case");
            }
        }
        Duration lifetime = CaSite.lifetime(flags);
        List<String> alternatives = flags.list("subject-alt-names");
        return new CaSite(flags).run(authority -> {
            int code = 0;
            for (String name : names) {
                code = Math.max(code, generate(authority, name, alternatives, lifetime, flags.has("ca-client")));
            }
            return code;
        });
    }

    private static int generate(
            CertificateAuthority authority, String name, List<String> alternatives, @Nullable Duration lifetime, boolean client)
            throws IOException {
        Generation generation = authority.generation();
        List<Path> existing = generation.existing(name);
        if (!existing.isEmpty()) {
            List<String> lines = new ArrayList<>();
            existing.forEach(file -> lines.add("Existing file at '" + file + "'"));
            lines.add("Please delete these files if you really want to generate a new cert for " + name + ".");
            return CaSite.refuse(lines);
        }
        KeyPair pair = generation.keys(name);
        Generation.Places places = generation.places(name);
        System.out.println("Successfully saved private key for " + name + " to " + places.privateKey());
        System.out.println("Successfully saved public key for " + name + " to " + places.publicKey());
        if (client) {
            generation.authorized(name, pair, alternatives);
        } else {
            int code = request(authority, generation, name, pair, alternatives, lifetime);
            if (code != 0) {
                return code;
            }
            generation.fetch(name);
        }
        System.out.println("Successfully saved certificate for " + name + " to " + places.certificate());
        return 0;
    }

    private static int request(
            CertificateAuthority authority,
            Generation generation,
            String name,
            KeyPair pair,
            List<String> alternatives,
            @Nullable Duration lifetime)
            throws IOException {
        boolean signed;
        try {
            signed = generation.submit(name, pair, alternatives);
        } catch (CaError refusal) {
            return CaSite.refuse(List.of(
                    "    When attempting to submit certificate request for '" + name + "', received:",
                    "      code: 400",
                    "      body: " + refusal.text()));
        }
        System.out.println("Successfully submitted certificate request for " + name);
        if (!signed) {
            return CaSignCommand.sign(authority, name, lifetime);
        }
        System.out.println("Certificate for " + name + " was autosigned.");
        if (lifetime != null) {
            System.err.println("ttl was specified, but the CA autosigned the CSR. Unable to specify " + lifetime.toSeconds() + " for " + name);
        }
        return 0;
    }
}
