package io.bindery.puppet.bind.site;

import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import org.jspecify.annotations.Nullable;

/// What is known of a node when its environment is chosen.
///
/// @param agentEnvironment what its agent asked for
/// @param classified what its classifier says
public record SelectionRequest(
        String certname,
        Settings settings,
        EvaluationSettings evaluation,
        Hash facts,
        Hash trusted,
        Hash serverFacts,
        @Nullable String agentEnvironment,
        Classifier.Classification classified) {}
