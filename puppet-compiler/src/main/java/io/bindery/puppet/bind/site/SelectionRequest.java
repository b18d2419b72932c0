package io.bindery.puppet.bind.site;

import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import org.jspecify.annotations.Nullable;

/// What is known about a node while its environment is chosen.
///
/// @param agentEnvironment the environment that its agent asked for
/// @param classified the answer of its classifier
public record SelectionRequest(
        String certname,
        Settings settings,
        EvaluationSettings evaluation,
        Hash facts,
        Hash trusted,
        Hash serverFacts,
        @Nullable String agentEnvironment,
        Classifier.Classification classified) {}
