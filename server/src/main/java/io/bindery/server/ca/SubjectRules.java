package io.bindery.server.ca;

import java.util.Locale;
import java.util.regex.Pattern;

/// Decides which names a certificate may have. An accepted name is also a safe file name.
final class SubjectRules {
    // The longest name of a host; also short enough for a file name.
    private static final int LONGEST = 249;
    private static final Pattern BEGINNING = Pattern.compile("[\\p{Alnum}_].*");
    private static final Pattern SEGMENT = Pattern.compile("[\\p{Alnum}\\-_]*[\\p{Alnum}_]");

    private SubjectRules() {}

    /// Refuses a name that differs from the requested one, or that no certificate may have.
    ///
    /// @param requested the name that the request was sent for
    /// @param subject the name in the request
    static void check(String requested, String subject) {
        if (!requested.equals(subject)) {
            throw new CaError(
                    CaError.Kind.HOSTNAME_MISMATCH,
                    "Instance name \"" + printable(subject) + "\" does not match requested key \"" + printable(requested) + "\"");
        }
        if (!subject.equals(subject.toLowerCase(Locale.ROOT))) {
            throw new CaError(CaError.Kind.INVALID_SUBJECT, "Certificate names must be lower case.");
        }
        if (subject.contains("*")) {
            throw new CaError(
                    CaError.Kind.INVALID_SUBJECT, "Subject contains a wildcard, which is not allowed: " + printable(subject));
        }
        if (!isHostName(subject)) {
            throw new CaError(CaError.Kind.INVALID_SUBJECT, "Subject hostname format is invalid");
        }
    }

    /// Whether a name can be that of a certificate, whatever its case.
    static boolean isHostName(String name) {
        if (name.isEmpty() || name.length() > LONGEST || name.endsWith("-") || !BEGINNING.matcher(name).matches()) {
            return false;
        }
        for (String segment : name.split("\\.")) {
            if (!SEGMENT.matcher(segment).matches()) {
                return false;
            }
        }
        return !name.endsWith(".");
    }

    // Names come from anybody: control characters must not reach a log.
    private static String printable(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }
}
