package io.bindery.enact;

import java.util.List;

/// The value of one property of a thing on a host, before or after a change. Puppet and CFEngine each make their own text from
/// it.
public sealed interface Trait {
    Trait ABSENT = new Absent();

    /// The thing or the property does not exist.
    record Absent() implements Trait {
        @Override
        public String toString() {
            return "absent";
        }
    }

    /// A word or a text: a kind of file, a link target, a version, a state of a service.
    record Text(String text) implements Trait {
        @Override
        public String toString() {
            return text;
        }
    }

    /// A number: a user id, a size, a priority.
    record Number(long number) implements Trait {
        @Override
        public String toString() {
            return Long.toString(number);
        }
    }

    /// Permission bits of a file. They print as four octal digits.
    record Mode(int bits) implements Trait {
        @Override
        public String toString() {
            return String.format("%04o", bits);
        }
    }

    /// Several values of one property, such as the groups of a user.
    record Listing(List<String> items) implements Trait {
        public Listing {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return String.join(",", items);
        }
    }

    /// Content that is too large to print: its digest and its size.
    ///
    /// @param algorithm the name of the digest, such as `sha256`; empty if only the size is known
    record Fingerprint(String algorithm, String digest, long size) implements Trait {
        public static Fingerprint ofSize(long size) {
            return new Fingerprint("", "", size);
        }

        @Override
        public String toString() {
            return algorithm.isEmpty() ? size + " bytes" : "{" + algorithm + "}" + digest;
        }
    }

    /// A value that no log and no report may show. Two secrets are equal if their hidden values are equal.
    record Secret(Trait hidden) implements Trait {
        @Override
        public String toString() {
            return "[redacted]";
        }
    }

    static Trait text(String text) {
        return new Text(text);
    }

    static Trait number(long number) {
        return new Number(number);
    }

    static Trait mode(int bits) {
        return new Mode(bits);
    }

    static Trait listing(List<String> items) {
        return new Listing(items);
    }

    static Trait secret(Trait hidden) {
        return new Secret(hidden);
    }
}
