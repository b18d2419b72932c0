package io.bindery.puppet.compile;

import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A request to compile: a node with its facts and the answer of its classifier, in an environment.
///
/// @param name the node's certname
/// @param facts the facts that the node sent
/// @param trusted the trusted facts, which the server vouches for
/// @param serverFacts the server's own facts
/// @param classes the classifier's classes, each with its parameters
/// @param parameters the classifier's top scope variables
/// @param exported the resources that other nodes export
public record Request(
        String name,
        Environment environment,
        Settings settings,
        EvaluationSettings evaluation,
        Hash facts,
        Hash trusted,
        Hash serverFacts,
        SequencedMap<String, Hash> classes,
        SequencedMap<String, Value> parameters,
        ExportedResources exported,
        @Nullable String codeId) {

    /// The same in another environment.
    public Request in(Environment other) {
        return new Request(
                name, other, settings, evaluation, facts, trusted, serverFacts, classes, parameters, exported, codeId);
    }

    boolean storesConfigs() {
        return settings.isOn("storeconfigs");
    }
}
