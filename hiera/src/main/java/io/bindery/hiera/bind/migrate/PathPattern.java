package io.bindery.hiera.bind.migrate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A path of a hierarchy with interpolations: the files that match it, and the values of the variables for each file.
///
/// @param variables in the order of the path
record PathPattern(String written, Pattern regex, List<Interpolated> variables) {
    private static final Pattern INTERPOLATION = Pattern.compile("%\\{([^}]*)\\}");

    /// @throws PuppetText.Unwritable if a function is interpolated
    static PathPattern of(String written) {
        StringBuilder regex = new StringBuilder();
        List<Interpolated> variables = new ArrayList<>();
        Matcher matcher = INTERPOLATION.matcher(written);
        int at = 0;
        while (matcher.find()) {
            regex.append(Pattern.quote(written.substring(at, matcher.start())));
            variables.add(Interpolated.of(matcher.group(1).strip()));
            regex.append("([^/]+)");
            at = matcher.end();
        }
        regex.append(Pattern.quote(written.substring(at)));
        return new PathPattern(written, Pattern.compile(regex.toString()), variables);
    }

    /// The values of the variables for which the path is that file; null if it never is.
    @Nullable List<String> values(String file) {
        Matcher matcher = regex.matcher(file);
        if (!matcher.matches()) {
            return null;
        }
        List<String> values = new ArrayList<>();
        for (int i = 1; i <= matcher.groupCount(); i++) {
            values.add(matcher.group(i));
        }
        return values;
    }
}
