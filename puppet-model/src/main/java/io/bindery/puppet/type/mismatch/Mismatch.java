package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.calculus.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// One fault of a value, with its path inside the value.
public sealed interface Mismatch {
    List<PathElement> path();

    Mismatch withPath(List<PathElement> path);

    /// What is wrong, after the place.
    String complaint();

    record MissingKey(List<PathElement> path, String key) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new MissingKey(other, key);
        }

        @Override
        public String complaint() {
            return " expects a value for key '" + key + "'";
        }
    }

    record MissingParameter(List<PathElement> path, String key) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new MissingParameter(other, key);
        }

        @Override
        public String complaint() {
            return " expects a value for parameter '" + key + "'";
        }
    }

    record ExtraneousKey(List<PathElement> path, String key) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new ExtraneousKey(other, key);
        }

        @Override
        public String complaint() {
            return " unrecognized key '" + key + "'";
        }
    }

    record InvalidParameter(List<PathElement> path, String key) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new InvalidParameter(other, key);
        }

        @Override
        public String complaint() {
            return " has no parameter named '" + key + "'";
        }
    }

    record UnexpectedBlock(List<PathElement> path) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new UnexpectedBlock(other);
        }

        @Override
        public String complaint() {
            return " does not expect a block";
        }
    }

    record MissingBlock(List<PathElement> path) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new MissingBlock(other);
        }

        @Override
        public String complaint() {
            return " expects a block";
        }
    }

    record Unresolved(List<PathElement> path, String reference) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new Unresolved(other, reference);
        }

        @Override
        public String complaint() {
            return " references an unresolved type '" + reference + "'";
        }
    }

    /// A value of the wrong type.
    record WrongType(List<PathElement> path, Type expected, Type actual) implements Mismatch {
        public WrongType {
            expected = Normalization.normalize(expected);
            actual = Normalization.normalize(actual);
        }

        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new WrongType(other, expected, actual);
        }

        @Override
        public String complaint() {
            return WrongTypeText.complaint(expected, actual);
        }
    }

    /// A string that is not in an enum, or matches no pattern.
    record NoMatch(List<PathElement> path, Type expected, Type actual) implements Mismatch {
        public NoMatch {
            expected = Normalization.normalize(expected);
            actual = Normalization.normalize(actual);
        }

        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new NoMatch(other, expected, actual);
        }

        @Override
        public String complaint() {
            return WrongTypeText.noMatch(expected, actual);
        }
    }

    record WrongSize(List<PathElement> path, IntegerType expected, IntegerType actual) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new WrongSize(other, expected, actual);
        }

        @Override
        public String complaint() {
            return " expects size to be " + range(expected, "0") + ", got " + range(actual, "0");
        }
    }

    /// Like [WrongSize], for arguments.
    record WrongCount(List<PathElement> path, IntegerType expected, IntegerType actual) implements Mismatch {
        @Override
        public Mismatch withPath(List<PathElement> other) {
            return new WrongCount(other, expected, actual);
        }

        @Override
        public String complaint() {
            long min = Math.max(expected.min(), 0);
            long max = expected.max();
            boolean one = min == 1 && (max == 1 || max == IntegerType.HIGHEST) || min == 0 && max == 1;
            return " expects " + range(expected, "no") + " argument" + (one ? "" : "s") + ", got " + range(actual, "none");
        }
    }

    private static String range(IntegerType range, String zero) {
        long min = Math.max(range.min(), 0);
        long max = range.max();
        if (min == max) {
            return min == 0 ? zero : Long.toString(min);
        }
        if (min == 0) {
            return max == IntegerType.HIGHEST ? "unlimited" : "at most " + max;
        }
        return max == IntegerType.HIGHEST ? "at least " + min : "between " + min + " and " + max;
    }

    /// The path without which alternative was tried.
    default List<PathElement> canonicalPath() {
        return path().stream().filter(element -> !element.isAlternative()).toList();
    }

    default Mismatch withoutStep(int index) {
        if (index >= path().size()) {
            return this;
        }
        List<PathElement> shorter = new ArrayList<>(path());
        shorter.remove(index);
        return withPath(shorter);
    }

    /// The whole sentence; starts with a space.
    default String text() {
        List<PathElement> steps = path();
        String signature = "";
        if (!steps.isEmpty() && steps.getFirst().kind() == PathElement.Kind.SIGNATURE) {
            signature = " " + steps.getFirst();
            steps = steps.subList(1, steps.size());
        }
        String place = steps.isEmpty() ? "" : steps.stream().map(PathElement::toString).collect(Collectors.joining(" ", " ", ""));
        return signature + place + complaint();
    }
}
