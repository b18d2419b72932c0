package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A PCRE pattern read and written again for joni, with groups counted as PCRE counts them.
///
/// Every construct is resolved here, so that nothing depends on how joni's dialect would read it: options become parts of the items
/// they apply to, classes become their members, names become numbers. Where a pattern is malformed, it is so in PCRE's words and at
/// PCRE's offset. Not expressible, and refused: backtracking verbs other than `(*FAIL)`, and conditions on recursion.
///
/// One long file because it is one grammar read in one pass: every part shares the reader's place, the options in force and the
/// list of groups.
final class PcreTranslation {
    private static final int GREATEST_REPEAT = 65535;

    /// The options in force at a place.
    private record Options(boolean ignoreCase, boolean lines, boolean dotAll, boolean extended, boolean ungreedy, boolean duplicates) {}

    /// What a reference asks of a group: its text again, its pattern again, or whether it took part.
    private enum Asked {
        TEXT,
        PATTERN,
        PART
    }

    /// A reference to groups that may yet come; stands in the text as its index between two control characters.
    private record Reference(Asked asked, boolean ignoreCase, int number, @Nullable String name, int offset) {}

    private final int[] units;
    private final boolean unicode;
    private final int greatest;
    private int at;
    /// How many groups the whole pattern has; -1 while that is being found out.
    private int total;

    private Options options = new Options(false, true, true, false, false, false);
    private int groups;
    /// By joni's group number less one: PCRE's number. They differ under `(?|`.
    private final List<Integer> numbers = new ArrayList<>();
    private final SequencedMap<String, List<Integer>> names = new LinkedHashMap<>();
    private final List<Reference> references = new ArrayList<>();
    private boolean ambiguous;

    private PcreTranslation(int[] units, int from, boolean unicode, int total) {
        this.units = units;
        this.at = from;
        this.unicode = unicode;
        this.greatest = unicode ? Character.MAX_CODE_POINT : 0xff;
        this.total = total;
    }

    /// The result: joni's pattern, PCRE's number for each of joni's groups, and the names with PCRE's numbers.
    record Outcome(String pattern, boolean unicode, List<Integer> numbers, int groupCount, SequencedMap<String, Integer> names) {}

    static Outcome translate(String pattern) throws PcreSyntaxError {
        boolean unicode = pattern.startsWith("(*UTF8)");
        int from = unicode ? "(*UTF8)".length() : 0;
        int[] units = (unicode ? ByteText.unicode(pattern) : pattern).codePoints().toArray();
        PcreTranslation translation = new PcreTranslation(units, from, unicode, -1);
        String text = translation.whole();
        if (translation.ambiguous) {
            translation = new PcreTranslation(units, from, unicode, translation.groups);
            text = translation.whole();
        }
        return translation.outcome(text);
    }

    private String whole() throws PcreSyntaxError {
        String text = alternatives();
        if (!atEnd()) {
            throw new PcreSyntaxError("unmatched parentheses", at);
        }
        return text;
    }

    private Outcome outcome(String text) throws PcreSyntaxError {
        StringBuilder pattern = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\1') {
                int close = text.indexOf('\2', i);
                pattern.append(resolved(references.get(Integer.parseInt(text, i + 1, close, 10))));
                i = close;
            } else {
                pattern.append(text.charAt(i));
            }
        }
        SequencedMap<String, Integer> firstOfName = new LinkedHashMap<>();
        names.forEach((name, numbersOf) -> firstOfName.put(name, numbers.get(numbersOf.getFirst() - 1)));
        return new Outcome(pattern.toString(), unicode, numbers, groups, firstOfName);
    }

    private String resolved(Reference reference) throws PcreSyntaxError {
        List<Integer> targets = new ArrayList<>();
        if (reference.name != null) {
            targets.addAll(names.getOrDefault(reference.name, List.of()));
        } else if (reference.number > 0) {
            for (int joni = 1; joni <= numbers.size(); joni++) {
                if (numbers.get(joni - 1) == reference.number) {
                    targets.add(joni);
                }
            }
        } else if (reference.asked == Asked.PATTERN && reference.number == 0) {
            return "(?>\\g<0>)";
        }
        if (targets.isEmpty()) {
            throw new PcreSyntaxError("reference to non-existent subpattern", reference.offset);
        }
        return switch (reference.asked) {
            case PART -> targets.getFirst().toString();
            case PATTERN -> "(?>\\g<" + targets.getFirst() + ">)";
            case TEXT -> backReference(reference, targets);
        };
    }

    private static String backReference(Reference reference, List<Integer> targets) {
        List<String> backs = targets.stream().map(target -> "\\k<" + target + ">").toList();
        return (reference.ignoreCase ? "(?i:" : "(?:") + String.join("|", backs) + ")";
    }

    private boolean atEnd() {
        return at >= units.length;
    }

    private boolean looking(String text) {
        if (at + text.length() > units.length) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (units[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean skip(String text) {
        boolean found = looking(text);
        if (found) {
            at += text.length();
        }
        return found;
    }

    private int peek() {
        return atEnd() ? -1 : units[at];
    }

    // --- sequences -------------------------------------------------------------------------------------------------------------

    private String alternatives() throws PcreSyntaxError {
        return String.join("|", branches(false));
    }

    /// The branches up to a closing parenthesis or the end. With `reset`, each counts its groups from the same number.
    private List<String> branches(boolean reset) throws PcreSyntaxError {
        List<String> branches = new ArrayList<>();
        int first = groups;
        int most = groups;
        do {
            if (reset) {
                groups = first;
            }
            branches.add(sequence());
            most = Math.max(most, groups);
        } while (skip("|"));
        groups = most;
        return branches;
    }

    private String sequence() throws PcreSyntaxError {
        StringBuilder text = new StringBuilder();
        while (true) {
            skipInsignificant();
            if (atEnd() || peek() == '|' || peek() == ')') {
                return text.toString();
            }
            if (skip("\\Q")) {
                quoted(text);
            } else if (!skip("\\E")) {
                boolean repeatable = peek() != '^' && !isOptionSetting();
                String atom = atom();
                skipInsignificant();
                text.append(repeatable ? repeated(atom) : atom);
            }
        }
    }

    private void skipInsignificant() {
        while (options.extended && !atEnd()) {
            if (peek() == '#') {
                while (!atEnd() && units[at++] != '\n') {}
            } else if (peek() == ' ' || peek() >= '\t' && peek() <= '\r') {
                at++;
            } else {
                return;
            }
        }
    }

    /// The characters up to `\E` as they are; the last of them may be repeated.
    private void quoted(StringBuilder text) throws PcreSyntaxError {
        while (!atEnd() && !looking("\\E")) {
            String literal = literal(units[at++]);
            if (looking("\\E")) {
                at += 2;
                text.append(repeated(literal));
                return;
            }
            text.append(literal);
        }
        skip("\\E");
    }

    private boolean isOptionSetting() {
        if (!looking("(?")) {
            return false;
        }
        for (int i = at + 2; i < units.length; i++) {
            if (units[i] == ')') {
                return i > at + 2;
            }
            if ("imsxUJX-".indexOf(units[i]) < 0) {
                return false;
            }
        }
        return false;
    }

    // --- repeats ---------------------------------------------------------------------------------------------------------------

    private String repeated(String atom) throws PcreSyntaxError {
        String quantifier = quantifier();
        if (quantifier.isEmpty()) {
            return atom;
        }
        boolean possessive = skip("+");
        boolean lazy = !possessive && skip("?");
        String item = (isSingle(atom) ? atom : "(?:" + atom + ")") + quantifier;
        if (possessive) {
            return "(?>" + item + ")";
        }
        boolean fixed = quantifier.endsWith("}") && quantifier.indexOf(',') < 0;
        return lazy != options.ungreedy && !fixed ? item + "?" : item;
    }

    /// Whether the item is one character, which joni repeats without a frame for each.
    private static boolean isSingle(String atom) {
        return atom.length() == 1 || atom.startsWith("[") || atom.startsWith("\\x");
    }

    private String quantifier() throws PcreSyntaxError {
        if (skip("*")) {
            return "*";
        }
        if (skip("+")) {
            return "+";
        }
        if (skip("?")) {
            return "?";
        }
        int close = braceEnd();
        if (close < 0) {
            return "";
        }
        String[] bounds = text(at + 1, close).split(",", -1);
        int least = bound(bounds[0], close);
        at = close + 1;
        if (bounds.length == 1) {
            return "{" + least + "}";
        }
        if (bounds[1].isEmpty()) {
            return "{" + least + ",}";
        }
        int most = bound(bounds[1], close);
        if (most < least) {
            throw new PcreSyntaxError("numbers out of order in {} quantifier", close);
        }
        return "{" + least + "," + most + "}";
    }

    private static int bound(String digits, int close) throws PcreSyntaxError {
        if (digits.length() > 5 || Integer.parseInt(digits) > GREATEST_REPEAT) {
            throw new PcreSyntaxError("number too big in {} quantifier", close);
        }
        return Integer.parseInt(digits);
    }

    /// Where the brace of `{n}`, `{n,}` or `{n,m}` closes, or -1: any other brace is itself.
    private int braceEnd() {
        if (peek() != '{') {
            return -1;
        }
        int i = digitsEnd(at + 1);
        if (i == at + 1) {
            return -1;
        }
        if (i < units.length && units[i] == ',') {
            i = digitsEnd(i + 1);
        }
        return i < units.length && units[i] == '}' ? i : -1;
    }

    private int digitsEnd(int from) {
        int i = from;
        while (i < units.length && units[i] >= '0' && units[i] <= '9') {
            i++;
        }
        return i;
    }

    private String text(int from, int to) {
        return new String(units, from, to - from);
    }

    // --- items -----------------------------------------------------------------------------------------------------------------

    private String atom() throws PcreSyntaxError {
        int start = at;
        int unit = units[at++];
        return switch (unit) {
            case '(' -> group();
            case '[' -> bracket().bracket();
            case '.' -> options.dotAll ? "." : "(?-m:.)";
            case '^' -> options.lines ? "^" : "\\A";
            case '$' -> options.lines ? "$" : "\\Z";
            case '\\' -> escape();
            case '*', '+', '?' -> throw new PcreSyntaxError("nothing to repeat", start);
            case '{' -> brace(start);
            default -> literal(unit);
        };
    }

    private String brace(int start) throws PcreSyntaxError {
        at = start;
        int close = braceEnd();
        if (close >= 0) {
            throw new PcreSyntaxError("nothing to repeat", close);
        }
        at = start + 1;
        return literal('{');
    }

    private String literal(int unit) {
        boolean letter = unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z';
        if (letter && options.ignoreCase) {
            return "[" + (char) (unit & ~32) + (char) (unit | 32) + "]";
        }
        if (letter || unit >= '0' && unit <= '9') {
            return Character.toString(unit);
        }
        String text = unicode ? "\\x{" + Integer.toHexString(unit) + "}" : hexByte(unit);
        return unicode && options.ignoreCase ? "(?i:" + text + ")" : text;
    }

    private static String hexByte(int unit) {
        return "\\x" + Character.forDigit(unit >> 4, 16) + Character.forDigit(unit & 15, 16);
    }

    private String escape() throws PcreSyntaxError {
        if (atEnd()) {
            throw new PcreSyntaxError("\\ at end of pattern", at);
        }
        int letter = units[at];
        PcreClass set = PcreClass.ofEscape(letter, greatest);
        if (set != null) {
            at++;
            return set.bracket();
        }
        if (letter >= '1' && letter <= '9') {
            return backReferenceOrOctal();
        }
        return switch (letter) {
            case 'b', 'B', 'A', 'Z', 'z', 'G', 'K' -> taken("\\" + (char) letter);
            case 'N' -> taken("(?-m:.)");
            case 'C' -> taken(".");
            case 'X' -> taken("(?>\\x0d\\x0a|.)");
            case 'R' -> taken("(?>\\x0d\\x0a|[\\x0a-\\x0d\\x85])");
            case 'p', 'P' -> property().bracket();
            case 'k' -> namedBackReference();
            case 'g' -> generalReference();
            default -> literal(characterEscape());
        };
    }

    private String taken(String text) {
        at++;
        return text;
    }

    private String backReferenceOrOctal() throws PcreSyntaxError {
        int end = digitsEnd(at);
        int number = end - at > 6 ? Integer.MAX_VALUE : Integer.parseInt(text(at, end));
        if (number >= 10 && total < 0) {
            ambiguous = true;
        }
        boolean reference = number < 8 || number < 10 && total != 0 && hasGroup(number) || number >= 10 && number <= total;
        if (reference) {
            at = end;
            return reference(Asked.TEXT, number, null, units.length);
        }
        return literal(characterEscape());
    }

    private boolean hasGroup(int number) {
        if (total < 0) {
            ambiguous = true;
            return true;
        }
        return number <= total;
    }

    /// The code an escape stands for that names one character; `at` is on the letter.
    private int characterEscape() throws PcreSyntaxError {
        int letter = units[at++];
        return switch (letter) {
            case 'a' -> 0x07;
            case 'e' -> 0x1b;
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'c' -> control();
            case 'x' -> hexadecimal();
            case 'o' -> braced(8);
            case 'L', 'l', 'U', 'u' ->
                throw new PcreSyntaxError("PCRE does not support \\L, \\l, \\N{name}, \\U, or \\u", at - 1);
            default -> letter >= '0' && letter <= '7' ? octal() : letter;
        };
    }

    private int control() throws PcreSyntaxError {
        if (atEnd()) {
            throw new PcreSyntaxError("\\c at end of pattern", at);
        }
        return Character.toUpperCase(units[at++]) ^ 64;
    }

    private int octal() {
        int value = 0;
        int start = at - 1;
        at = start;
        while (at < Math.min(start + 3, units.length) && units[at] >= '0' && units[at] <= '7') {
            value = value * 8 + units[at++] - '0';
        }
        return value & 0xff;
    }

    private int hexadecimal() throws PcreSyntaxError {
        if (peek() == '{') {
            return braced(16);
        }
        int value = 0;
        for (int i = 0; i < 2 && !atEnd() && Character.digit(units[at], 16) >= 0; i++) {
            value = value * 16 + Character.digit(units[at++], 16);
        }
        return value;
    }

    private int braced(int radix) throws PcreSyntaxError {
        int value = 0;
        at++;
        while (!atEnd() && units[at] != '}') {
            int digit = Character.digit(units[at++], radix);
            value = digit < 0 ? greatest + 1 : Math.min(value * radix + digit, greatest + 1);
        }
        at++;
        if (value > greatest) {
            throw new PcreSyntaxError("character value in \\x{} or \\o{} is too large", at - 1);
        }
        return value;
    }

    private PcreClass property() throws PcreSyntaxError {
        boolean negated = units[at++] == 'P';
        String name;
        if (skip("{")) {
            negated ^= skip("^");
            int start = at;
            while (!atEnd() && units[at] != '}') {
                at++;
            }
            name = text(start, at);
        } else {
            name = atEnd() ? "" : Character.toString(units[at]);
        }
        if (atEnd()) {
            throw new PcreSyntaxError("malformed \\P or \\p sequence", at);
        }
        PcreClass set = PcreClass.ofProperty(name, greatest);
        if (set == null) {
            throw new PcreSyntaxError("unknown property name after \\P or \\p", at);
        }
        at++;
        return negated ? set.negated() : set;
    }

    // --- brackets --------------------------------------------------------------------------------------------------------------

    private PcreClass bracket() throws PcreSyntaxError {
        int open = at - 1;
        if ((peek() == ':' || peek() == '.' || peek() == '=') && posixEnd() >= 0) {
            throw new PcreSyntaxError("POSIX named classes are supported only within a class", open);
        }
        boolean negated = skip("^");
        PcreClass set = new PcreClass(greatest);
        boolean first = true;
        boolean quoted = false;
        while (true) {
            if (atEnd()) {
                throw new PcreSyntaxError("missing terminating ] for character class", at);
            }
            if (looking(quoted ? "\\E" : "\\Q")) {
                quoted = !quoted;
                at += 2;
            } else if (!quoted && peek() == ']' && !first) {
                at++;
                break;
            } else {
                bracketItem(set, quoted);
                first = false;
            }
        }
        if (options.ignoreCase) {
            set.foldCase();
        }
        return negated ? set.negated() : set;
    }

    private void bracketItem(PcreClass set, boolean quoted) throws PcreSyntaxError {
        PcreClass several = quoted ? null : several();
        if (several != null) {
            set.addAll(several);
            return;
        }
        int first = single(quoted);
        boolean range = !quoted && peek() == '-' && at + 1 < units.length && units[at + 1] != ']' && !looking("-\\E");
        if (!range) {
            set.add(first);
            return;
        }
        at++;
        if (several() != null) {
            throw new PcreSyntaxError("invalid range in character class", at - 1);
        }
        int last = single(false);
        if (last < first) {
            throw new PcreSyntaxError("range out of order in character class", at - 1);
        }
        set.addRange(first, last);
    }

    /// An item that names more than one character, or null with `at` unmoved.
    private @Nullable PcreClass several() throws PcreSyntaxError {
        if (peek() == '[') {
            return posix();
        }
        if (peek() != '\\' || at + 1 >= units.length) {
            return null;
        }
        int letter = units[at + 1];
        if (letter == 'p' || letter == 'P') {
            at++;
            return property();
        }
        PcreClass set = PcreClass.ofEscape(letter, greatest);
        if (set != null) {
            at += 2;
        }
        return set;
    }

    private int posixEnd() {
        int mark = units[at];
        for (int i = at + 1; i + 1 < units.length && units[i] != ']' && units[i] != '\\'; i++) {
            if (units[i] == mark && units[i + 1] == ']') {
                return i;
            }
        }
        return -1;
    }

    private @Nullable PcreClass posix() throws PcreSyntaxError {
        int open = at++;
        int mark = peek();
        int end = mark == ':' || mark == '.' || mark == '=' ? posixEnd() : -1;
        if (end < 0) {
            at = open;
            return null;
        }
        if (mark != ':') {
            throw new PcreSyntaxError("POSIX collating elements are not supported", open);
        }
        at++;
        boolean negated = skip("^");
        PcreClass set = PcreClass.named(text(at, end), greatest);
        if (set == null) {
            throw new PcreSyntaxError("unknown POSIX class name", at);
        }
        if (options.ignoreCase) {
            set.foldCase();
        }
        at = end + 2;
        return negated ? set.negated() : set;
    }

    private int single(boolean quoted) throws PcreSyntaxError {
        int unit = units[at++];
        if (quoted || unit != '\\') {
            return unit;
        }
        if (atEnd()) {
            throw new PcreSyntaxError("\\ at end of pattern", at);
        }
        return switch (units[at]) {
            case 'b' -> {
                at++;
                yield '\b';
            }
            case 'B', 'R', 'X' -> throw new PcreSyntaxError("invalid escape sequence in character class", at);
            default -> characterEscape();
        };
    }

    // --- groups ----------------------------------------------------------------------------------------------------------------

    private String group() throws PcreSyntaxError {
        if (looking("*") && at + 1 < units.length && (Character.isLetter(units[at + 1]) || units[at + 1] == ':')) {
            return verb();
        }
        if (!skip("?")) {
            return capture(null);
        }
        if (skip("#")) {
            return comment();
        }
        if (skip("P")) {
            return pythonic();
        }
        if (skip("<")) {
            return skip("=") ? enclosed("(?<=") : skip("!") ? enclosed("(?<!") : capture(groupName('>'));
        }
        int unit = peek();
        return switch (unit) {
            case ':', '=', '!', '>' -> taken("").concat(enclosed("(?" + (char) unit));
            case '|' -> taken("").concat(branchReset());
            case '\'' -> taken("").concat(capture(groupName('\'')));
            case '(' -> taken("").concat(condition());
            case '&' -> taken("").concat(namedCall());
            case 'C' -> callout();
            case 'R', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> numberedCall();
            case '+' -> numberedCall();
            case '-' -> Character.isDigit(at + 1 < units.length ? units[at + 1] : -1) ? numberedCall() : setting();
            default -> setting();
        };
    }

    private String verb() throws PcreSyntaxError {
        at++;
        int start = at;
        while (!atEnd() && Character.isLetter(peek())) {
            at++;
        }
        String name = text(start, at);
        if ((name.equals("FAIL") || name.equals("F")) && skip(")")) {
            return "(?!)";
        }
        throw new PcreSyntaxError("(*VERB) not recognized or malformed", at);
    }

    private String comment() throws PcreSyntaxError {
        while (!atEnd() && peek() != ')') {
            at++;
        }
        if (!skip(")")) {
            throw new PcreSyntaxError("missing ) after comment", at);
        }
        return "";
    }

    private String callout() throws PcreSyntaxError {
        at = digitsEnd(at + 1);
        if (!skip(")")) {
            throw new PcreSyntaxError("closing ) for (?C expected", at);
        }
        return "";
    }

    private String pythonic() throws PcreSyntaxError {
        if (skip("<")) {
            return capture(groupName('>'));
        }
        if (skip("=")) {
            int start = at;
            return reference(Asked.TEXT, 0, name(')'), endOfName(start));
        }
        if (skip(">")) {
            return namedCall();
        }
        throw new PcreSyntaxError("unrecognized character after (?P", at);
    }

    private String capture(@Nullable String name) throws PcreSyntaxError {
        groups++;
        numbers.add(groups);
        if (name != null) {
            List<Integer> same = names.computeIfAbsent(name, key -> new ArrayList<>());
            boolean duplicate = same.stream().anyMatch(joni -> numbers.get(joni - 1) != groups);
            if (duplicate && !options.duplicates) {
                throw new PcreSyntaxError("two named subpatterns have the same name", at - 1);
            }
            same.add(numbers.size());
        }
        return enclosed("(");
    }

    private String enclosed(String open) throws PcreSyntaxError {
        Options outer = options;
        String text = open + alternatives() + ")";
        close();
        options = outer;
        return text;
    }

    private String branchReset() throws PcreSyntaxError {
        Options outer = options;
        String text = "(?:" + String.join("|", branches(true)) + ")";
        close();
        options = outer;
        return text;
    }

    private void close() throws PcreSyntaxError {
        if (!skip(")")) {
            throw new PcreSyntaxError("missing )", at);
        }
    }

    private String condition() throws PcreSyntaxError {
        if (skip("DEFINE)")) {
            return enclosed("(?:") + "{0}";
        }
        if (skip("?")) {
            at--;
            return assertionCondition(group());
        }
        int start = at;
        int end = digitsEnd(at);
        String asked;
        if (end > at) {
            asked = reference(Asked.PART, Integer.parseInt(text(at, Math.min(end, at + 6))), null, end + 1);
            at = end;
        } else {
            boolean angled = skip("<");
            boolean ticked = !angled && skip("'");
            String name = name(angled ? '>' : ticked ? '\'' : ')');
            at -= angled || ticked ? 0 : 1;
            asked = reference(Asked.PART, 0, name, at);
        }
        if (!skip(")")) {
            throw new PcreSyntaxError("malformed number or name after (?(", start);
        }
        List<String> branches = yesAndNo();
        return "(?(" + asked + ")" + branches.getFirst() + "|" + branches.getLast() + ")";
    }

    private String assertionCondition(String assertion) throws PcreSyntaxError {
        List<String> branches = yesAndNo();
        return "(?:" + assertion + "(?:" + branches.getFirst() + ")|" + negated(assertion) + "(?:" + branches.getLast() + "))";
    }

    private List<String> yesAndNo() throws PcreSyntaxError {
        Options outer = options;
        List<String> branches = branches(false);
        if (branches.size() > 2) {
            throw new PcreSyntaxError("conditional group contains more than two branches", at);
        }
        close();
        options = outer;
        return List.of(branches.getFirst(), branches.size() == 2 ? branches.getLast() : "");
    }

    private static String negated(String assertion) {
        return assertion.startsWith("(?<")
                ? "(?<" + (assertion.charAt(3) == '=' ? '!' : '=') + assertion.substring(4)
                : "(?" + (assertion.charAt(2) == '=' ? '!' : '=') + assertion.substring(3);
    }

    private String namedCall() throws PcreSyntaxError {
        int start = at;
        return reference(Asked.PATTERN, 0, name(')'), endOfName(start));
    }

    private int endOfName(int start) {
        return Math.max(start, at - 1);
    }

    private String numberedCall() throws PcreSyntaxError {
        int number;
        if (skip("R")) {
            number = 0;
        } else {
            boolean ahead = skip("+");
            boolean back = !ahead && skip("-");
            int end = digitsEnd(at);
            if (end == at) {
                throw new PcreSyntaxError("digit expected after (?+", at);
            }
            int given = Integer.parseInt(text(at, Math.min(end, at + 6)));
            number = ahead ? groups + given : back ? groups - given + 1 : given;
            at = end;
        }
        int offset = at;
        if (!skip(")")) {
            throw new PcreSyntaxError("(?R or (?[+-]digits must be followed by )", at);
        }
        return reference(Asked.PATTERN, number, null, offset);
    }

    private String setting() throws PcreSyntaxError {
        Options outer = options;
        boolean on = true;
        while (!atEnd()) {
            int unit = units[at++];
            switch (unit) {
                case '-' -> on = false;
                case ')' -> {
                    return "";
                }
                case ':' -> {
                    String text = "(?:" + alternatives() + ")";
                    close();
                    options = outer;
                    return text;
                }
                default -> set(unit, on);
            }
        }
        throw new PcreSyntaxError("missing )", at);
    }

    private void set(int letter, boolean on) throws PcreSyntaxError {
        Options now = options;
        options = switch (letter) {
            case 'i' -> new Options(on, now.lines, now.dotAll, now.extended, now.ungreedy, now.duplicates);
            case 'm' -> new Options(now.ignoreCase, on, now.dotAll, now.extended, now.ungreedy, now.duplicates);
            case 's' -> new Options(now.ignoreCase, now.lines, on, now.extended, now.ungreedy, now.duplicates);
            case 'x' -> new Options(now.ignoreCase, now.lines, now.dotAll, on, now.ungreedy, now.duplicates);
            case 'U' -> new Options(now.ignoreCase, now.lines, now.dotAll, now.extended, on, now.duplicates);
            case 'J' -> new Options(now.ignoreCase, now.lines, now.dotAll, now.extended, now.ungreedy, on);
            case 'X' -> now;
            default -> throw new PcreSyntaxError("unrecognized character after (? or (?-", at - 1);
        };
    }

    // --- names and references --------------------------------------------------------------------------------------------------

    private String groupName(char terminator) throws PcreSyntaxError {
        if (Character.isDigit(peek())) {
            throw new PcreSyntaxError("group name must start with a non-digit", at);
        }
        return name(terminator);
    }

    private String name(char terminator) throws PcreSyntaxError {
        int start = at;
        while (!atEnd() && (Character.isLetterOrDigit(peek()) && peek() < 128 || peek() == '_')) {
            at++;
        }
        if (peek() != terminator) {
            throw new PcreSyntaxError("syntax error in subpattern name (missing terminator)", at);
        }
        if (at == start) {
            throw new PcreSyntaxError("subpattern name expected", at);
        }
        return text(start, at++);
    }

    private String reference(Asked asked, int number, @Nullable String name, int offset) {
        references.add(new Reference(asked, options.ignoreCase, number, name, offset));
        return "\1" + (references.size() - 1) + "\2";
    }

    private String namedBackReference() throws PcreSyntaxError {
        at++;
        char terminator = terminator();
        if (terminator == 0) {
            throw new PcreSyntaxError("\\k is not followed by a braced, angle-bracketed, or quoted name", at);
        }
        at++;
        int start = at;
        return reference(Asked.TEXT, 0, name(terminator), endOfName(start));
    }

    private char terminator() {
        return switch (peek()) {
            case '{' -> '}';
            case '<' -> '>';
            case '\'' -> '\'';
            default -> 0;
        };
    }

    /// `\g`: with a number or in braces a back reference, in other quotes a call.
    private String generalReference() throws PcreSyntaxError {
        at++;
        char terminator = terminator();
        boolean call = terminator == '>' || terminator == '\'';
        Asked asked = call ? Asked.PATTERN : Asked.TEXT;
        at += terminator == 0 ? 0 : 1;
        int start = at;
        boolean ahead = call && skip("+");
        boolean back = !ahead && skip("-");
        int end = digitsEnd(at);
        if (end == at && (terminator == 0 || back || ahead)) {
            throw new PcreSyntaxError(
                    "\\g is not followed by a braced, angle-bracketed, or quoted name/number or by a plain number", at);
        }
        if (end == at) {
            return reference(asked, 0, name(terminator), endOfName(start));
        }
        int given = Integer.parseInt(text(at, Math.min(end, at + 6)));
        at = end;
        if (terminator != 0 && !skip(Character.toString(terminator))) {
            throw new PcreSyntaxError("syntax error in subpattern name (missing terminator)", at);
        }
        return reference(asked, ahead ? groups + given : back ? groups - given + 1 : given, null, units.length);
    }
}
