package io.bindery.cli.doctor;

import org.jspecify.annotations.Nullable;

/// One observation of an examination.
///
/// @param advice the command or change that fixes the problem; null if there is none
record Observation(Verdict verdict, String subject, String text, @Nullable String advice) {
    /// The severity.
    enum Verdict {
        OK,
        /// Something works less well than it could, or only for some commands.
        WARNING,
        /// A command will fail.
        PROBLEM
    }

    static Observation ok(String subject, String text) {
        return new Observation(Verdict.OK, subject, text, null);
    }

    static Observation warning(String subject, String text, String advice) {
        return new Observation(Verdict.WARNING, subject, text, advice);
    }

    static Observation problem(String subject, String text, String advice) {
        return new Observation(Verdict.PROBLEM, subject, text, advice);
    }
}
