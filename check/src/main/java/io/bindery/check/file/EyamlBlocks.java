package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.hiera.eyaml.EncryptedBlock;
import io.bindery.text.SourceFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Checks the `ENC[...]` blocks in a file: they must be complete and have hiera-eyaml's format. No key is needed.
final class EyamlBlocks {
    private static final Pattern BLOCK = Pattern.compile("ENC\\[(\\w+),([^\\]]*)(\\]?)");
    private static final Pattern LEFT_OVER = Pattern.compile("DEC(?:\\(\\d+\\))?::PKCS7\\[");

    private EyamlBlocks() {}

    static void inspect(SourceFile source, Findings findings) {
        Matcher block = BLOCK.matcher(source.text());
        while (block.find()) {
            String complaint = block.group(3).isEmpty()
                    ? "the encrypted block has no end"
                    : EncryptedBlock.complaint(block.group(1), block.group(2));
            if (complaint != null) {
                findings.error("eyaml_block", source.line(block.start()), source.column(block.start()), complaint);
            }
        }
        Matcher plain = LEFT_OVER.matcher(source.text());
        while (plain.find()) {
            findings.error(
                    "eyaml_block", source.line(plain.start()), source.column(plain.start()), "a decrypted block was left by `eyaml edit`: it is a secret in clear text");
        }
    }
}
