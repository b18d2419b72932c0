package io.bindery.puppet.syntax.rules;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.PlainData;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Refusal;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks the text of static heredocs against the syntax that they name, for the syntaxes that Puppet knows.
public final class HeredocSyntax {
    private HeredocSyntax() {}

    /// The error for a text that does not have its syntax.
    public record Complaint(String syntax, Diagnostic diagnostic) {}

    /// What is wrong with a heredoc without interpolation, or null.
    static @Nullable Complaint complaint(Heredoc heredoc) {
        String message = heredoc.text() instanceof LiteralString text ? complaint(text.value(), heredoc.syntax()) : null;
        return message == null
                ? null
                : new Complaint(
                        heredoc.syntax(), Diagnostic.error(Issue.EXTERNAL_SYNTAX, message, heredoc.text().place()));
    }

    /// What is wrong with the heredocs of a program, in their order.
    public static List<Complaint> complaints(Node node) {
        List<Complaint> found = new ArrayList<>();
        collect(node, found);
        return found;
    }

    private static void collect(Node node, List<Complaint> found) {
        Complaint own = node instanceof Heredoc heredoc ? complaint(heredoc) : null;
        if (own != null) {
            found.add(own);
        }
        Children.each(node, child -> collect(child, found));
    }

    /// What is wrong with a text that should have a syntax, or null. `a+b+json` is checked as `json`.
    public static @Nullable String complaint(String text, String syntax) {
        String checked = syntax.substring(syntax.lastIndexOf('+') + 1);
        String message =
                switch (checked) {
                    case "json" -> json(text);
                    case "base64" -> base64(text);
                    case "pp" -> puppet("PP", Parser.parse(new SourceFile("", text)));
                    case "epp" -> puppet("EPP", Parser.parseEpp(new SourceFile("", text)));
                    default -> null;
                };
        return message == null ? null : Issue.EXTERNAL_SYNTAX.text(syntax, message);
    }

    private static @Nullable String json(String text) {
        try {
            JsonReader.read(new SourceFile("", text), PlainData.OBJECTS);
            return null;
        } catch (DataError e) {
            return "JSON syntax checker: Cannot parse invalid JSON string. \"" + oneLine(e.text(), 100) + "\"";
        }
    }

    private static @Nullable String base64(String text) {
        StringBuilder cleaned = new StringBuilder();
        text.chars()
                .filter(c -> c != '\r' && c != '\n' && c != '?' && !Characters.isBlank((char) c))
                .forEach(c -> cleaned.append((char) c));
        try {
            Base64.getDecoder().decode(cleaned.toString());
            if (cleaned.length() % 4 == 0) {
                return null;
            }
        } catch (IllegalArgumentException e) {
            // Told below.
        }
        return "Base64 syntax checker: Cannot parse invalid Base64 string - "
                + (cleaned.length() * 8 % 6 != 0
                        ? "padding is not correct"
                        : "contains letters outside strict base 64 range (or whitespace)");
    }

    private static @Nullable String puppet(String name, ParseResult parsed) {
        Optional<Refusal> refusal = Refusal.of(Validator.check(parsed, ValidatorSettings.PLAIN));
        return refusal.map(r -> name + " syntax checker: \"" + oneLine(r.text(), 500) + "\"").orElse(null);
    }

    private static String oneLine(String message, int most) {
        String cut = message.length() > most ? message.substring(0, most) : message;
        return cut.replace("\r\n", "\\n").replace("\n", "\\n");
    }
}
