package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.ruby.RubyBridge;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses ERB templates. Ruby is asked only about templates that our own ERB interpreter does not know completely.
record ErbInspection(RubyBridge ruby) implements Inspection {
    private static final Pattern PLACE = Pattern.compile("^(?:SyntaxError: )?(?:.*?):(\\d+): (.*)", Pattern.DOTALL);

    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        int open = openTag(source.text());
        if (open >= 0) {
            findings.error("erb_syntax", source.line(open), source.column(open), "the tag is not closed: there is no %> behind it");
            return;
        }
        String complaint = ruby.syntaxComplaint(path.toString(), source.text());
        if (complaint != null) {
            Matcher place = PLACE.matcher(complaint);
            boolean placed = place.find();
            String message = placed ? place.group(2) : complaint;
            findings.error("erb_syntax", placed ? Integer.parseInt(place.group(1)) : 0, placed ? 1 : 0, message.lines().findFirst().orElse(message));
        }
    }

    // Ruby takes such a tag for text, or for nothing.
    private static int openTag(String text) {
        int at = text.indexOf("<%");
        while (at >= 0) {
            boolean literal = text.startsWith("<%%", at);
            int close = literal ? at + 1 : text.indexOf("%>", at + 2);
            if (close < 0) {
                return at;
            }
            at = text.indexOf("<%", close + 2);
        }
        return -1;
    }
}
