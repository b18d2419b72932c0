package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a line of a manifest reads, by its text: keys of data that it looks up, and variables that other lines of the same file assign. Whichever
/// of these was edited is the reason why the line gives another value.
final class LineInputs {
    private static final Pattern LOOKUP = Pattern.compile("\\b(?:lookup|hiera(?:_array|_hash)?)\\s*\\(?\\s*(['\"])(?:::)?([\\w:-]+)[\\w.:-]*\\1");
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{?([a-z_]\\w*)\\b");
    private static final Pattern CODE = Pattern.compile(".*\\.(?:pp|epp|erb|rb)");

    private final CodeState old;
    private final CodeState now;
    private final List<String> changed;

    /// @param changed the files that the compile read and that differ, relative to the top
    LineInputs(CodeState old, CodeState now, List<String> changed) {
        this.old = old;
        this.now = now;
        this.changed = changed;
    }

    /// The edited line of data or code that a piece of a manifest reads; null if none is found.
    @Nullable Reason of(Place place) {
        return of(place.text(), now.shown(place.file().name()), place.file().text(), new HashSet<>());
    }

    private @Nullable Reason of(String text, String file, String manifest, Set<String> seen) {
        Matcher lookup = LOOKUP.matcher(text);
        while (lookup.find()) {
            Reason data = data(lookup.group(2));
            if (data != null) {
                return data;
            }
        }
        Matcher variable = VARIABLE.matcher(text);
        while (variable.find()) {
            Reason assigned = seen.add(variable.group(1)) ? assignment(variable.group(1), file, manifest, seen) : null;
            if (assigned != null) {
                return assigned;
            }
        }
        return null;
    }

    private @Nullable Reason assignment(String variable, String file, String manifest, Set<String> seen) {
        List<String> lines = manifest.lines().toList();
        Pattern assigning = Pattern.compile("\\s*\\$" + Pattern.quote(variable) + "\\s*=(?![=~]).*");
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!assigning.matcher(line).matches()) {
                continue;
            }
            String before = text(old, file);
            if (changed.contains(file) && before.lines().noneMatch(line::equals)) {
                return new Reason("variable " + variable + " assigned at " + file + ":" + (i + 1), file, i + 1);
            }
            Reason above = of(line.substring(line.indexOf('=') + 1), file, manifest, seen);
            if (above != null) {
                return above;
            }
        }
        return null;
    }

    // The value of a key ends where the next key of the same depth begins.
    private @Nullable Reason data(String key) {
        Pattern entry = Pattern.compile("(?m)^([ \\t]*)(['\"]?)" + Pattern.quote(key) + "\\2\\s*:(?=\\s).*(?:\\R(?:\\1[ \\t-].*)?$)*");
        for (String file : changed) {
            if (CODE.matcher(file).matches()) {
                continue;
            }
            String before = text(old, file);
            String after = text(now, file);
            Matcher was = entry.matcher(before);
            Matcher is = entry.matcher(after);
            boolean had = was.find();
            boolean has = is.find();
            if (had != has || had && !was.group().strip().equals(is.group().strip())) {
                int line = has ? 1 + (int) after.substring(0, is.start()).lines().count() : 0;
                return new Reason("key " + key + " in " + file + (line > 0 ? ":" + line : ""), file, line);
            }
        }
        return null;
    }

    private static String text(CodeState state, String file) {
        Path path = state.root().resolve(file);
        String text = state.files().isFile(path) ? state.files().text(path) : null;
        return text == null ? "" : text;
    }
}
