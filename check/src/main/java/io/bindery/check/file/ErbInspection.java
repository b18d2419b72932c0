package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.ruby.RubyBridge;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses ERB templates. Ruby is asked only about those that our own reading of ERB does not know whole.
final class ErbInspection implements Inspection {
    private static final Pattern PLACE = Pattern.compile("^(?:SyntaxError: )?(?:.*?):(\\d+): (.*)", Pattern.DOTALL);

    private final RubyBridge ruby;

    ErbInspection(RubyBridge ruby) {
        this.ruby = ruby;
    }

    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        String complaint = ruby.syntaxComplaint(path.toString(), source.text());
        if (complaint != null) {
            Matcher place = PLACE.matcher(complaint);
            boolean placed = place.find();
            String message = placed ? place.group(2) : complaint;
            findings.error("erb_syntax", placed ? Integer.parseInt(place.group(1)) : 0, placed ? 1 : 0, message.lines().findFirst().orElse(message));
        }
    }
}
