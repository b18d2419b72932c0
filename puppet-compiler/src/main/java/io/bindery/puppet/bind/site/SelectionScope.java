package io.bindery.puppet.bind.site;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.scope.Scopes;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The variables that the environments manifest sees, in three nested scopes: facts and the server's own variables outermost,
/// then the variables of the classifier, then the manifest's own.
final class SelectionScope {
    static final String ENVIRONMENT = "environment";

    private SelectionScope() {}

    /// The manifest's own scope.
    static Scope of(SelectionRequest request) {
        Scope outer = new Scopes().top();
        outer.preset(facts(request));
        Classifier.Classification classified = request.classified();
        return (classified.isEmpty() ? outer : classifier(outer, classified)).local(8);
    }

    /// A node or its agent could name any environment, so the name has no meaning here.
    private static SequencedMap<String, Value> facts(SelectionRequest request) {
        SequencedMap<String, Value> variables = new LinkedHashMap<>();
        request.facts().entries().forEach((name, value) -> {
            if (name instanceof Str(String text) && !text.equals(ENVIRONMENT)) {
                variables.put(text, value);
            }
        });
        Settings settings = request.settings();
        variables.put("confdir", Str.of(settings.require("confdir")));
        variables.put("codedir", Str.of(settings.require("codedir")));
        variables.put("agent_environment", textOrUndef(request.agentEnvironment()));
        variables.put("facts", request.facts());
        variables.put("trusted", request.trusted());
        variables.put("server_facts", request.serverFacts());
        return variables;
    }

    private static Value textOrUndef(@Nullable String text) {
        return text == null ? Undef.UNDEF : Str.of(text);
    }

    private static Scope classifier(Scope outer, Classifier.Classification classified) {
        Scope scope = outer.local(classified.parameters().size() + 2);
        SequencedMap<String, Value> variables = new LinkedHashMap<>(classified.parameters());
        variables.put("classes", classes(classified));
        String environment = classified.environment();
        if (environment != null) {
            variables.put(ENVIRONMENT, Str.of(environment));
        }
        scope.preset(variables);
        return scope;
    }

    /// As they were given: names, or names with parameters.
    private static Value classes(Classifier.Classification classified) {
        if (classified.named()) {
            List<Value> names = new ArrayList<>();
            classified.classes().keySet().forEach(name -> names.add(Str.of(name)));
            return new Arr(names);
        }
        SequencedMap<Value, Value> classes = new LinkedHashMap<>();
        classified.classes().forEach((name, parameters) -> classes.put(Str.of(name), parameters));
        return Hash.owning(classes);
    }
}
