package io.bindery.data;

import io.bindery.text.SourceFile;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/// Says of broken YAML what libyaml (and so Psych) says of it: `(file): problem context at line N column M`.
final class PsychErrors {
    private PsychErrors() {}

    static DataError translate(SourceFile source, YamlEngineException error) {
        if (!(error instanceof MarkedYamlEngineException marked)) {
            return located(source.name(), "control characters are not allowed", 1, 1);
        }
        String context = marked.getContext();
        String problem = marked.getProblem();
        Optional<Mark> place = context == null ? marked.getProblemMark() : marked.getContextMark().or(marked::getProblemMark);
        int line = place.map(Mark::getLine).orElse(0) + 1;
        int column = place.map(Mark::getColumn).orElse(0) + 1;
        String about = context(context, problem);
        String wording = problem(about, problem);
        return located(source.name(), about.isEmpty() ? wording : wording + " " + about, line, column);
    }

    static DataError located(String file, String problem, int line, int column) {
        return new DataError("(" + file + "): " + problem + " at line " + line + " column " + column, line, column);
    }

    private static String context(@Nullable String context, String problem) {
        if (context == null) {
            return "";
        }
        if (context.startsWith("while scanning a double-quoted scalar") || context.startsWith("while scanning a quoted scalar")) {
            boolean escape = problem.startsWith("found unknown escape") || problem.startsWith("expected escape");
            return escape ? "while parsing a quoted scalar" : "while scanning a quoted scalar";
        }
        return context.strip();
    }

    private static String problem(String context, String problem) {
        if (problem.startsWith("expected <block end>")) {
            return context.endsWith("block mapping") ? "did not find expected key" : "did not find expected '-' indicator";
        }
        if (problem.startsWith("expected ',' or '")) {
            return "did not find " + problem.substring(0, "expected ',' or ']'".length());
        }
        if (problem.startsWith("expected the node content")) {
            return "did not find expected node content";
        }
        if (problem.startsWith("expected alphabetic or numeric")) {
            return "did not find expected alphabetic or numeric character";
        }
        if (problem.startsWith("found character") && problem.contains("cannot start any token")) {
            return "found character that cannot start any token";
        }
        if (problem.startsWith("expected escape sequence")) {
            return "did not find expected hexdecimal number";
        }
        if (problem.startsWith("expected a comment or a line break")) {
            return "did not find expected comment or line break";
        }
        if (problem.startsWith("found unknown escape character")) {
            return "found unknown escape character";
        }
        if (problem.startsWith("found undefined tag handle")) {
            return "found undefined tag handle";
        }
        if (problem.startsWith("expected '<document start>'")) {
            return "did not find expected <document start>";
        }
        return switch (problem) {
            case "mapping values are not allowed here" -> "mapping values are not allowed in this context";
            case "mapping keys are not allowed here" -> "mapping keys are not allowed in this context";
            case "sequence entries are not allowed here" -> "block sequence entries are not allowed in this context";
            case "found unexpected document separator" -> "found unexpected document indicator";
            case "found duplicate YAML directive" -> "found duplicate %YAML directive";
            default -> problem;
        };
    }
}
