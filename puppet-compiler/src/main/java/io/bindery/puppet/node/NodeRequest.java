package io.bindery.puppet.node;

import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import org.jspecify.annotations.Nullable;

/// A node to be compiled, as a caller knows it: before the classifier was asked and the environment chosen.
///
/// @param certname the node's name
/// @param settings all settings of the caller, those of `puppet.conf` included
/// @param facts where the node's facts come from
/// @param trusted what the server vouches for
/// @param serverFacts the server's own facts: `$servername` and the like
/// @param environment the requests for an environment
/// @param program what is compiled: the manifests of the environment, or something in place of them
/// @param classification who classifies the node, and what the caller adds
/// @param exported resources that other nodes export
/// @param codeId the version of the code, for `code_id` of the catalog
/// @param transaction the id of the agent's run; passed to the classifier
public record NodeRequest(
        String certname,
        Settings settings,
        FactsSource facts,
        TrustedData trusted,
        Hash serverFacts,
        EnvironmentRequest environment,
        Program program,
        ClassificationSource classification,
        ExportedResources exported,
        @Nullable String codeId,
        @Nullable String transaction) {

    /// A node of which nothing but its name is known: stored facts, the environment and the classifier that the settings name.
    public static NodeRequest of(String certname, Settings settings) {
        return new NodeRequest(
                certname,
                settings,
                FactsSource.STORED,
                TrustedData.remote(certname),
                Hash.EMPTY,
                EnvironmentRequest.NONE,
                Program.OF_ENVIRONMENT,
                ClassificationSource.OF_SETTINGS,
                ExportedResources.NONE,
                null,
                null);
    }

    public NodeRequest withFacts(FactsSource other) {
        return new NodeRequest(
                certname, settings, other, trusted, serverFacts, environment, program, classification, exported, codeId, transaction);
    }

    public NodeRequest withTrusted(TrustedData other) {
        return new NodeRequest(
                certname, settings, facts, other, serverFacts, environment, program, classification, exported, codeId, transaction);
    }

    public NodeRequest withServerFacts(Hash other) {
        return new NodeRequest(
                certname, settings, facts, trusted, other, environment, program, classification, exported, codeId, transaction);
    }

    public NodeRequest withEnvironment(EnvironmentRequest other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, other, program, classification, exported, codeId, transaction);
    }

    public NodeRequest withProgram(Program other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, environment, other, classification, exported, codeId, transaction);
    }

    public NodeRequest withClassification(ClassificationSource other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, environment, program, other, exported, codeId, transaction);
    }

    public NodeRequest withExported(ExportedResources other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, environment, program, classification, other, codeId, transaction);
    }

    public NodeRequest withCodeId(@Nullable String other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, environment, program, classification, exported, other, transaction);
    }

    public NodeRequest withTransaction(@Nullable String other) {
        return new NodeRequest(
                certname, settings, facts, trusted, serverFacts, environment, program, classification, exported, codeId, other);
    }
}
