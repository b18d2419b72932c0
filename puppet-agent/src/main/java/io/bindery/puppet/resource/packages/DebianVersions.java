package io.bindery.puppet.resource.packages;

/// The order of Debian's versions: epoch, upstream version, revision.
final class DebianVersions {
    private DebianVersions() {}

    static int compare(String one, String other) {
        int epochs = Long.compare(epoch(one), epoch(other));
        if (epochs != 0) {
            return epochs;
        }
        String[] left = parts(one);
        String[] right = parts(other);
        int upstream = compareParts(left[0], right[0]);
        return upstream != 0 ? upstream : compareParts(left[1], right[1]);
    }

    private static long epoch(String version) {
        int colon = version.indexOf(':');
        try {
            return colon < 0 ? 0 : Long.parseLong(version.substring(0, colon));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static String[] parts(String version) {
        String rest = version.substring(version.indexOf(':') + 1);
        int dash = rest.lastIndexOf('-');
        return dash < 0 ? new String[] {rest, "0"} : new String[] {rest.substring(0, dash), rest.substring(dash + 1)};
    }

    private static int compareParts(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() || j < other.length()) {
            while (i < one.length() && !Character.isDigit(one.charAt(i)) || j < other.length() && !Character.isDigit(other.charAt(j))) {
                int difference = order(one, i) - order(other, j);
                if (difference != 0) {
                    return difference;
                }
                i++;
                j++;
            }
            int endI = digits(one, i);
            int endJ = digits(other, j);
            int difference = compareNumbers(one.substring(Math.min(i, one.length()), endI), other.substring(Math.min(j, other.length()), endJ));
            if (difference != 0) {
                return difference;
            }
            i = endI;
            j = endJ;
        }
        return 0;
    }

    /// A tilde comes before the end, letters before everything else.
    private static int order(String text, int at) {
        if (at >= text.length() || Character.isDigit(text.charAt(at))) {
            return 0;
        }
        char c = text.charAt(at);
        return c == '~' ? -1 : Character.isLetter(c) ? c : c + 256;
    }

    private static int digits(String text, int from) {
        int end = Math.min(from, text.length());
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int compareNumbers(String one, String other) {
        String left = one.replaceFirst("^0+", "");
        String right = other.replaceFirst("^0+", "");
        return left.length() != right.length() ? left.length() - right.length() : left.compareTo(right);
    }
}
