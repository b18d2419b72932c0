package io.bindery.puppet.resource.module;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.file.FileText;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The line of a file that a resource manages.
final class FileLine implements Managed {
    private final Attributes attributes;
    private final String path;
    private final Surroundings around;
    private final @Nullable String line;
    private final @Nullable Predicate<String> match;
    private final @Nullable Predicate<String> after;
    private final boolean replaces;
    private final boolean replacesAll;
    private final boolean wanted;

    FileLine(Attributes attributes, String path, Surroundings around) {
        this.attributes = attributes;
        this.path = path;
        this.around = around;
        this.line = attributes.text("line");
        this.match = pattern("match");
        this.after = pattern("after");
        this.replaces = attributes.flag("replace", true);
        this.replacesAll = attributes.flag("replace_all_matches_not_matching_line", false);
        this.wanted = attributes.choice("ensure", "present", "absent").equals("present");
    }

    private @Nullable Predicate<String> pattern(String name) {
        String text = attributes.text(name);
        if (text == null) {
            return null;
        }
        RubyRegex regex = RubyRegex.compile(text);
        return each -> regex.match(each) != null;
    }

    @Override
    public List<Property> properties() {
        return List.of(new Ensure("file_line", Str.of(wanted ? "present" : "absent"), this::create, this::remove));
    }

    @Override
    public String provider() {
        return "ruby";
    }

    @Override
    public Map<String, Value> retrieve() {
        return Map.of("ensure", isThere() ? Ensure.PRESENT : ABSENT);
    }

    /// The lines of the file, each with its line end.
    private List<String> lines() {
        String text = FileText.read(path, around);
        if (text == null) {
            if (attributes.isNoop()) {
                return List.of();
            }
            throw new ResourceError("No such file or directory @ rb_sysopen - " + path);
        }
        List<String> lines = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf('\n', start);
            int next = end < 0 ? text.length() : end + 1;
            lines.add(text.substring(start, next));
            start = next;
        }
        return lines;
    }

    private boolean isLine(String each) {
        return each.replaceFirst("\r?\n$", "").equals(line);
    }

    private long matches(List<String> lines, @Nullable Predicate<String> pattern) {
        return pattern == null ? 0 : lines.stream().filter(each -> !(replacesAll && isLine(each)) && pattern.test(each)).count();
    }

    private boolean isThere() {
        List<String> lines = lines();
        boolean found = lines.stream().anyMatch(this::isLine);
        if (match == null) {
            return found;
        }
        boolean matched = matches(lines, match) > 0;
        if (!wanted) {
            return found || matched && attributes.flag("match_for_absence", false);
        }
        if (!matched) {
            return found || !attributes.flag("append_on_no_match", true);
        }
        return !replacesAll && (found || !replaces);
    }

    private void create() {
        List<String> lines = lines();
        if (!replaces && matches(lines, match) > 0) {
            return;
        }
        String made = String.valueOf(line) + "\n";
        List<String> changed = new ArrayList<>();
        boolean placed = false;
        Predicate<String> replaced = match;
        Predicate<String> place = after;
        if (replaced != null) {
            long count = matches(lines, replaced);
            refuseSeveral(count, "More than one line in file '" + path + "' matches pattern '" + attributes.text("match") + "'");
            placed = count > 0;
            for (String each : lines) {
                changed.add(ended(replaced.test(each) ? made : each));
                if (!placed && place != null && place.test(each)) {
                    changed.add(made);
                    placed = true;
                }
            }
        } else {
            long count = matches(lines, place);
            refuseSeveral(
                    count, count + " lines match pattern '" + attributes.text("after") + "' in file '" + path + "'. One or no line must match the pattern.");
            for (String each : lines) {
                changed.add(ended(each));
                if (place != null && place.test(each)) {
                    changed.add(made);
                    placed = true;
                }
            }
        }
        if (!placed) {
            changed.add(made);
        }
        FileText.write(path, String.join("", changed), around);
    }

    private void refuseSeveral(long count, String why) {
        if (count > 1 && !attributes.flag("multiple", false)) {
            throw new ResourceError(why);
        }
    }

    private static String ended(String each) {
        return each.endsWith("\n") ? each : each + "\n";
    }

    private void remove() {
        List<String> lines = lines();
        Predicate<String> pattern = match;
        boolean byMatch = attributes.flag("match_for_absence", false) && pattern != null;
        if (byMatch) {
            refuseSeveral(matches(lines, pattern), "More than one line in file '" + path + "' matches pattern '" + attributes.text("match") + "'");
        }
        List<String> kept = lines.stream().filter(each -> byMatch && pattern != null ? !pattern.test(each) : !isLine(each)).toList();
        FileText.write(path, String.join("", kept), around);
    }
}
