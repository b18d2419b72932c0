package io.bindery.cfengine.data;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// CFEngine's dialect of mustache templates.
///
/// Extensions of the common language: `{{%name}}` and `{{$name}}` write a container as JSON, on several lines or on one; `-top-`
/// is the whole data; `{{@}}` is the key or index of the current iteration; a section over a mapping iterates it if `{{@}}`
/// occurs directly in it. Partials are accepted and render as nothing.
public final class Mustache {
    private static final int DEEPEST = 200;
    private static final int MOST_SECTIONS = 1_000_000;
    private static final int MOST_CHARACTERS = 32 << 20;

    private final String template;
    private final StringBuilder output = new StringBuilder();
    private final Deque<Level> levels = new ArrayDeque<>();
    private String open = "{{";
    private String close = "}}";
    /// How often a section was rendered. Few lines with sections in sections render without end.
    private int rendered;

    /// The current data (null in a section over missing data), and the key by which an iteration reached it.
    private record Level(@Nullable Data data, @Nullable String key) {}

    /// A tag in the text: its begin and end, the begin and end of its line's blanks if it stands alone, its kind and its name.
    private record Tag(int start, int end, int lineStart, int lineEnd, char kind, String name) {}

    private Mustache(String template) {
        this.template = template;
    }

    public static String render(String template, Data data) throws MustacheError {
        Mustache mustache = new Mustache(template);
        mustache.levels.push(new Level(data, null));
        mustache.sequence(0, null, true);
        return mustache.output.toString();
    }

    /// Renders up to the tag that closes the section, or to the end, and says where to go on.
    private int sequence(int from, @Nullable String section, boolean wanted) throws MustacheError {
        if (levels.size() > DEEPEST) {
            throw new MustacheError("Mustache template is nested too deep", false);
        }
        if (++rendered > MOST_SECTIONS || output.length() > MOST_CHARACTERS) {
            throw new MustacheError("Mustache template renders more than " + (rendered > MOST_SECTIONS ? MOST_SECTIONS + " sections" : MOST_CHARACTERS + " characters"), false);
        }
        int at = from;
        while (true) {
            Tag tag = next(at);
            if (tag == null) {
                if (section != null) {
                    throw new MustacheError("Unexpected end to Mustache template", false);
                }
                write(at, template.length(), wanted);
                return template.length();
            }
            write(at, tag.lineStart, wanted);
            at = tag.lineEnd;
            switch (tag.kind) {
                case '#', '^' -> at = section(tag, wanted);
                case '/' -> {
                    if (section == null) {
                        throw new MustacheError("Unknown section close in mustache template '" + tag.name + "'", true);
                    }
                    return at;
                }
                case '=' -> delimiters(tag.name);
                case '!', '>' -> {}
                default -> variable(tag, wanted);
            }
        }
    }

    private void write(int from, int to, boolean wanted) {
        if (wanted && to > from) {
            output.append(template, from, to);
        }
    }

    private void delimiters(String name) {
        String[] both = name.strip().split("\\s+");
        if (both.length == 2) {
            open = both[0];
            close = both[1];
        }
    }

    // --- tags ----------------------------------------------------------------------------------------------------------------

    private @Nullable Tag next(int from) throws MustacheError {
        int start = template.indexOf(open, from);
        if (start < 0) {
            return null;
        }
        int inside = start + open.length();
        if (inside < template.length() && template.charAt(inside) == '{' && open.equals("{{")) {
            return raw(from, start);
        }
        char first = inside < template.length() ? template.charAt(inside) : ' ';
        boolean marked = "#^/!>=&%$".indexOf(first) >= 0;
        // As CFEngine does: the mark is taken first, even where it could begin the closing delimiter.
        int end = template.indexOf(close, marked ? inside + 1 : inside);
        if (end < 0) {
            throw new MustacheError(
                    "Broken Mustache template, could not find end delimiter after reading start delimiter at '"
                            + shown(from) + "'...",
                    false);
        }
        String content = template.substring(inside, end);
        String name = first == '=' ? content.replaceAll("=", "") : trimmed(marked ? content.substring(1) : content);
        char kind = marked ? first : ' ';
        return placed(start, end + close.length(), kind, name);
    }

    private Tag raw(int from, int start) throws MustacheError {
        int end = template.indexOf("}}}", start);
        int plain = template.indexOf("}}", start);
        if (end < 0 || plain != end) {
            throw new MustacheError(
                    "Broken mustache template, couldn't find end tag for quoted begin tag at '" + shown(from) + "'...", false);
        }
        return placed(start, end + 3, '&', trimmed(template.substring(start + 3, end)));
    }

    /// Without the spaces and tabs around. A line end is part of the name.
    private static String trimmed(String content) {
        int start = 0;
        int end = content.length();
        while (start < end && isBlank(content.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(content.charAt(end - 1))) {
            end--;
        }
        return content.substring(start, end);
    }

    private String shown(int from) {
        return String.format(Locale.ROOT, "%20s", template.substring(from));
    }

    /// A tag that renders nothing and stands alone on its line takes the whole line with it.
    private Tag placed(int start, int end, char kind, String name) {
        int before = start;
        while (before > 0 && isBlank(template.charAt(before - 1))) {
            before--;
        }
        int after = end;
        while (after < template.length() && isBlank(template.charAt(after))) {
            after++;
        }
        boolean starts = before == 0 || template.charAt(before - 1) == '\n';
        boolean ends = after == template.length() || template.charAt(after) == '\n' || template.startsWith("\r\n", after);
        if (!starts || !ends || "#^/!=".indexOf(kind) < 0) {
            return new Tag(start, end, start, end, kind, name);
        }
        int line = after == template.length() ? after : template.charAt(after) == '\r' ? after + 2 : after + 1;
        return new Tag(start, end, before, line, kind, name);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    // --- sections --------------------------------------------------------------------------------------------------------------

    private int section(Tag tag, boolean wanted) throws MustacheError {
        boolean inverted = tag.kind == '^';
        // As CFEngine does: a section cannot be over what is being iterated. What a section is over is looked at in passages that are left
        // out, too.
        Data data = tag.name.equals(".") ? null : find(tag.name);
        if (data == null) {
            return within(tag, new Level(null, null), wanted && inverted);
        }
        return switch (data) {
            case Data.Bool(boolean truth) -> once(tag, data, wanted && truth != inverted);
            case Data.Sequence(List<Data> items) -> sequenceSection(tag, data, items, wanted && !inverted);
            case Data.Mapping(SequencedMap<String, Data> members) -> mappingSection(tag, data, members, inverted, wanted);
            case Data.Null nothing -> throw unfit(tag);
            case Data.Whole number -> throw unfit(tag);
            case Data.Real number -> throw unfit(tag);
            case Data.Text text -> throw unfit(tag);
        };
    }

    private static MustacheError unfit(Tag tag) {
        return new MustacheError(
                "Mustache sections can only take a boolean or a container (array or map) value, but section '" + tag.name
                        + "' isn't getting one of those.",
                true);
    }

    private int once(Tag tag, Data data, boolean wanted) throws MustacheError {
        return within(tag, new Level(data, null), wanted);
    }

    private int within(Tag tag, Level level, boolean wanted) throws MustacheError {
        levels.push(level);
        String openBefore = open;
        String closeBefore = close;
        int end = sequence(tag.lineEnd, tag.name, wanted);
        open = openBefore;
        close = closeBefore;
        levels.pop();
        return end;
    }

    private int sequenceSection(Tag tag, Data data, List<Data> items, boolean wanted) throws MustacheError {
        if (items.isEmpty()) {
            // As CFEngine does: what an empty list inverts is written even in a passage that is left out.
            return once(tag, data, tag.kind == '^');
        }
        int end = tag.lineEnd;
        for (int index = 0; index < items.size(); index++) {
            end = within(tag, new Level(items.get(index), Integer.toString(index)), wanted);
        }
        return end;
    }

    private int mappingSection(Tag tag, Data data, SequencedMap<String, Data> members, boolean inverted, boolean wanted)
            throws MustacheError {
        if (inverted || !iterates(tag)) {
            return once(tag, data, wanted && !inverted);
        }
        if (members.isEmpty()) {
            return once(tag, data, false);
        }
        int end = tag.lineEnd;
        levels.push(new Level(data, null));
        for (Map.Entry<String, Data> member : members.entrySet()) {
            end = within(tag, new Level(member.getValue(), member.getKey()), wanted);
        }
        levels.pop();
        return end;
    }

    /// Whether the section itself uses the key, not a section inside it.
    private boolean iterates(Tag section) throws MustacheError {
        int at = section.lineEnd;
        int depth = 0;
        for (Tag tag = next(at); tag != null && depth >= 0; tag = next(at)) {
            depth += tag.kind == '#' || tag.kind == '^' ? 1 : tag.kind == '/' ? -1 : 0;
            if (depth == 0 && tag.name.equals("@")) {
                return true;
            }
            if (depth > 0) {
                return false;
            }
            at = tag.end;
        }
        return false;
    }

    // --- variables -------------------------------------------------------------------------------------------------------------

    private void variable(Tag tag, boolean wanted) throws MustacheError {
        if (!wanted) {
            return;
        }
        if (tag.name.isEmpty()) {
            // As CFEngine does: a tag without a name is text.
            output.append(open).append(close);
            return;
        }
        if (tag.name.equals("@")) {
            output.append(key());
            return;
        }
        Data data = find(tag.name);
        if (data == null) {
            return;
        }
        if (data.isContainer()) {
            output.append(container(tag, data));
        } else {
            String text = data instanceof Data.Null ? "" : JsonWriter.scalar(data);
            output.append(tag.kind == ' ' ? escaped(text) : text);
        }
    }

    private String key() throws MustacheError {
        String key = levels.getFirst().key;
        if (key == null) {
            throw new MustacheError(
                    "RenderVariable: {{@}} Mustache tag must be used in a context where there's a valid key or iteration position",
                    true);
        }
        return key;
    }

    private static String container(Tag tag, Data data) throws MustacheError {
        return switch (tag.kind) {
            case '%' -> JsonWriter.pretty(data);
            case '$' -> JsonWriter.compact(data);
            default -> throw unconverted(tag);
        };
    }

    private static MustacheError unconverted(Tag tag) {
        return new MustacheError(
                tag.name.equals(".")
                        ? "{{.}} mustache tag cannot expand a container without specifying conversion - consider {{$.}} or {{%.}}"
                        : "",
                true);
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /// What a name means here: looked for from the innermost level outwards by its first part, then inwards by the others.
    private @Nullable Data find(String name) {
        if (name.equals(".")) {
            return levels.getFirst().data;
        }
        if (name.equals("-top-")) {
            return levels.getLast().data;
        }
        String[] parts = name.split("\\.", -1);
        for (Level level : levels) {
            Data data = level.data == null ? null : member(level.data, parts[0]);
            if (data != null) {
                return inside(data, parts);
            }
        }
        return null;
    }

    private static @Nullable Data inside(Data data, String[] parts) {
        Data found = data;
        for (int index = 1; index < parts.length && found != null; index++) {
            found = member(found, parts[index]);
        }
        return found;
    }

    private static @Nullable Data member(Data data, String key) {
        return data instanceof Data.Mapping(SequencedMap<String, Data> members) ? members.get(key) : null;
    }
}
