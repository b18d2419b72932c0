package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.files.FileReading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `bindery ca import`: imports an existing authority, such as one below a company's root.
final class CaImportCommand implements Command {
    private static final List<String> REQUIRED = List.of("cert-bundle", "private-key", "crl-chain");

    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca import --private-key=FILE --cert-bundle=FILE --crl-chain=FILE [FLAGS]",
                "Takes over an authority's key, its certificates up to the root, and their revocation lists.",
                Flag.taking("private-key", "FILE", "The key of the authority that signs, as PEM without a pass phrase."),
                Flag.taking("cert-bundle", "FILE", "All certificates of the chain as PEM, in any order."),
                Flag.taking("crl-chain", "FILE", "The revocation lists of the chain as PEM; the signing authority's own may be missing."),
                Flag.taking("certname", "NAME", "The common name of the server's certificate."),
                Flag.taking("subject-alt-names", "NAME[,NAME]", "Alternative names of the server.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> unreadable = new ArrayList<>();
        for (String name : REQUIRED) {
            String file = flags.value(name);
            if (file == null) {
                throw new UsageError("--cert-bundle, --private-key, --crl-chain are required");
            }
            if (!Files.isReadable(Path.of(file))) {
                unreadable.add("Could not read file '" + file + "'");
            }
        }
        if (!unreadable.isEmpty()) {
            return CaSite.refuse(unreadable);
        }
        return new CaSite(flags).run(CaSetupCommand.settings(flags), authority -> {
            if (CaSetupCommand.isInTheWay(authority)) {
                return 1;
            }
            authority.bring(
                    FileReading.text(Path.of(flags.value("cert-bundle", ""))),
                    FileReading.text(Path.of(flags.value("private-key", ""))),
                    FileReading.text(Path.of(flags.value("crl-chain", ""))));
            System.out.println("Import succeeded. Find your files in " + authority.settings().paths().directory());
            return 0;
        });
    }
}
