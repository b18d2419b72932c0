package io.bindery.regex;

import java.util.ArrayList;
import java.util.List;
import org.joni.Region;
import org.jspecify.annotations.Nullable;

/// A match of a [RubyRegex]. Group 0 is the whole match; offsets are UTF-16 offsets into the text.
public final class RegexMatch {
    private final RubyRegex regex;
    private final Subject subject;
    private final Region region;

    RegexMatch(RubyRegex regex, Subject subject, Region region) {
        this.regex = regex;
        this.subject = subject;
        this.region = region;
    }

    /// The number of groups, without group 0.
    public int groupCount() {
        return region.getNumRegs() - 1;
    }

    public String text() {
        return subject.slice(region.getBeg(0), region.getEnd(0));
    }

    /// The text of a group; null if it took no part, or there is no such group.
    public @Nullable String group(int index) {
        if (index >= region.getNumRegs() || region.getBeg(index) < 0) {
            return null;
        }
        return subject.slice(region.getBeg(index), region.getEnd(index));
    }

    /// The text of a named group. If several groups have the name, the last of them that took part in the match counts. Throws
    /// [IndexOutOfBoundsException] with Ruby's message if no group has the name.
    public @Nullable String group(String name) {
        int[] groups = regex.groups(name);
        for (int i = groups.length - 1; i > 0; i--) {
            if (region.getBeg(groups[i]) >= 0) {
                return group(groups[i]);
            }
        }
        return group(groups[0]);
    }

    /// Group 0 and all others, null for those that took no part.
    public List<@Nullable String> groups() {
        List<@Nullable String> groups = new ArrayList<>();
        for (int i = 0; i < region.getNumRegs(); i++) {
            groups.add(group(i));
        }
        return groups;
    }

    public List<String> names() {
        return regex.groupNames();
    }

    public int start() {
        return subject.charOffset(region.getBeg(0));
    }

    public int end() {
        return subject.charOffset(region.getEnd(0));
    }

    /// Where a group starts, or -1 where it took no part.
    public int start(int group) {
        return region.getBeg(group) < 0 ? -1 : subject.charOffset(region.getBeg(group));
    }

    /// Where a group ends, or -1 where it took no part.
    public int end(int group) {
        return region.getEnd(group) < 0 ? -1 : subject.charOffset(region.getEnd(group));
    }

    public boolean isEmpty() {
        return region.getBeg(0) == region.getEnd(0);
    }

    public String before() {
        return subject.slice(0, region.getBeg(0));
    }

    public String after() {
        return subject.slice(region.getEnd(0), subject.length());
    }

    int byteEnd() {
        return region.getEnd(0);
    }
}
