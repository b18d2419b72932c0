package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/// The file with the next serial number: upper-case hexadecimal, four digits at least, no line end.
record SerialFile(Path file, CaFiles files) {
    /// Takes a number. The file holds the next one before the number is used, so that no number is used twice whenever the
    /// process ends. Needs the authority's lock.
    BigInteger take() throws IOException {
        BigInteger number = next();
        write(number.add(BigInteger.ONE));
        return number;
    }

    BigInteger next() throws IOException {
        String text = FileReading.text(file, StandardCharsets.US_ASCII).strip();
        try {
            return new BigInteger(text, 16);
        } catch (NumberFormatException notANumber) {
            throw new CaError(CaError.Kind.STATE, "The file " + file + " holds no serial number");
        }
    }

    void write(BigInteger next) throws IOException {
        files.replace(file, format(next).getBytes(StandardCharsets.US_ASCII), CaFiles.PUBLIC);
    }

    static String format(BigInteger number) {
        String digits = number.toString(16).toUpperCase(Locale.ROOT);
        return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }
}
