package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.List;

/// The lines by which a module tells what it found: `+class`, `-class`, `=name= value`, `@name= { "a", "b" }`, `%name= {json}`,
/// and `^context=`, `^meta=`, `^persistence=` for what follows.
public final class ModuleProtocol {
    private final Evaluation evaluation;
    private String context;
    private List<String> tags = new ArrayList<>();

    /// Variables go to the scope named after the source, until it says otherwise.
    public ModuleProtocol(Evaluation evaluation, String source) {
        this.evaluation = evaluation;
        this.context = Names.canonify(source);
        tags.add("source=module");
    }

    public void read(String line) {
        if (line.isEmpty()) {
            return;
        }
        String rest = line.substring(1);
        switch (line.charAt(0)) {
            case '^' -> setting(rest);
            case '+' -> evaluation.defineClass(rest.strip(), tags);
            case '-' -> evaluation.undefineClass(rest.strip());
            case '=' -> variable(rest, VariableType.STRING);
            case '&', '%' -> variable(rest, VariableType.DATA);
            case '@' -> variable(rest, VariableType.SLIST);
            default -> evaluation.log().log(Level.VERBOSE, "M \"" + context + "\": " + line);
        }
    }

    private void setting(String text) {
        if (text.startsWith("context=")) {
            context = text.substring("context=".length()).strip();
        } else if (text.startsWith("meta=")) {
            tags = new ArrayList<>(List.of("source=module"));
            tags.addAll(List.of(text.substring("meta=".length()).strip().split(",")));
        }
    }

    private void variable(String text, VariableType type) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            return;
        }
        VariableName local = VariableName.parse(text.substring(0, equals).strip());
        Value value = value(type, text.substring(equals + 1));
        if (value == null) {
            evaluation.log().error("Module protocol: could not read the value of '" + local + "'");
            return;
        }
        VariableName name = new VariableName(
                local.namespace() == null ? "default" : local.namespace(),
                local.scope() == null ? context : local.scope(),
                local.name(),
                local.indices());
        evaluation.variables().define(name, type, value, tags);
    }

    private static @org.jspecify.annotations.Nullable Value value(VariableType type, String text) {
        return switch (type) {
            case DATA -> data(text);
            case SLIST -> new Items(listed(text));
            case STRING, INT, REAL, ILIST, RLIST -> new Scalar(text.strip());
        };
    }

    private static @org.jspecify.annotations.Nullable Data data(String text) {
        try {
            return JsonReader.read(text);
        } catch (JsonError e) {
            return null;
        }
    }

    /// `{ "a", 'b' }`
    private static List<String> listed(String text) {
        List<String> items = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            char quote = text.charAt(at);
            if (quote == '"' || quote == '\'' || quote == '`') {
                int end = text.indexOf(quote, at + 1);
                if (end < 0) {
                    break;
                }
                items.add(text.substring(at + 1, end));
                at = end;
            }
        }
        return items;
    }
}
