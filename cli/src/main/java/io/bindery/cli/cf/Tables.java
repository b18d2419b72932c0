package io.bindery.cli.cf;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The tables of classes and variables that `--show-...` prints.
record Tables(Evaluation evaluation, PrintStream out) {
    void classes(String pattern) {
        Regex regex = pattern.isEmpty() ? null : Regex.compile(pattern, evaluation.log()::error);
        if (regex == null && !pattern.isEmpty()) {
            uncompiled(pattern);
            return;
        }
        print(row("Class name", 60, "Meta tags", 40, "Comment"));
        evaluation.allClasses()
                .filter(each -> matches(regex, each.qualified()))
                .sorted(java.util.Comparator.comparing(ContextClass::qualified))
                .forEach(each -> print(row(
                        each.qualified(),
                        60,
                        String.join(",", each.tags()),
                        40,
                        evaluation.classes().comment(each.namespace(), each.name()))));
    }

    void variables(String pattern) {
        Regex regex = pattern.isEmpty() ? null : Regex.compile(pattern, evaluation.log()::error);
        if (regex == null && !pattern.isEmpty()) {
            uncompiled(pattern);
            return;
        }
        print(pad("Variable name", 40) + " " + row("Variable value", 60, "Meta tags", 40, "Comment"));
        evaluation.variables().all()
                .filter(each -> matches(regex, name(each.name())))
                .sorted(java.util.Comparator.comparing(each -> name(each.name())))
                .forEach(each -> print(
                        pad(name(each.name()), 40) + " "
                                + row(
                                        text(each.value()),
                                        60,
                                        String.join(",", each.tags()),
                                        40,
                                        evaluation.variables().comment(each.name()))));
    }

    private void uncompiled(String pattern) {
        evaluation.log().error("Sorry, we could not compile regular expression " + pattern);
    }

    private static boolean matches(@Nullable Regex regex, String name) {
        return regex == null || regex.search(name, 0) != null;
    }

    private static String name(VariableName name) {
        return name.namespace() + ":" + name.scope() + "." + name.local();
    }

    private static String text(Value value) {
        return switch (value) {
            case Scalar(String text) -> printable(text);
            case Items(List<String> texts) when texts.isEmpty() -> "";
            case Items(List<String> texts) when !texts.stream().allMatch(Tables::isPrintable) -> "<non-printable>";
            case Items(List<String> texts) -> " {" + String.join(",", texts.stream().map(text -> "\"" + printable(text) + "\"").toList()) + "}";
            case Data data -> isPrintable(JsonWriter.compact(data)) ? JsonWriter.compact(data) : "<non-printable>";
        };
    }

    private static String printable(String text) {
        return isPrintable(text) ? text.replace("\"", "\\\"") : "<non-printable>";
    }

    private static boolean isPrintable(String text) {
        return text.chars().allMatch(c -> c >= 0x20 && c < 0x7f);
    }

    private static String row(String first, int width, String second, int secondWidth, String third) {
        return pad(first, width) + " " + pad(second, secondWidth) + " " + pad(third, 40);
    }

    private static String pad(String text, int width) {
        return String.format(Locale.ROOT, "%-" + width + "s", text);
    }

    private void print(String line) {
        byte[] bytes = ByteText.bytes(line + "\n");
        out.write(bytes, 0, bytes.length);
    }
}
