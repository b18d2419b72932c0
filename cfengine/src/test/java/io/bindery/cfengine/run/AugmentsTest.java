package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What JSON beside the policy, and data of the host, define. The texts of errors are cf-promises 3.21's.
class AugmentsTest {
    @TempDir
    Path work;

    private List<String> said(String reports) throws IOException {
        Path policy = Files.writeString(work.resolve("policy.cf"), "bundle agent main\n{\n  reports:\n" + reports + "\n}\n");
        RecordedRun run = new RecordedRun();
        run.keep(work, policy, List.of());
        return run.lines.stream().distinct().toList();
    }

    private void augments(String json) throws IOException {
        Files.writeString(work.resolve("def.json"), json);
    }

    private void hostData(String json) throws IOException {
        Files.writeString(Files.createDirectories(work.resolve("data")).resolve("host_specific.json"), json);
    }

    @Test
    void variablesAreValuesOrDescribedValues() throws IOException {
        augments("""
                {"vars": {"a": "vars", "c.d": ["x", "y"]},
                 "variables": {"a": {"value": "variables", "tags": ["t"]}, "bare": "b", "none": {"val": 1}}}""");
        assertThat(said("\"$(def.a) $(def.bare) $(c.d)\";")).containsExactly(
                "   error: Missing value for the augments variable 'none' in '" + work.resolve("def.json") + "' (value field is required)",
                "R: variables b x",
                "R: variables b y");
    }

    @Test
    void aRuleIsAnExpressionOnlyIfItEndsLikeOne() throws IOException {
        augments("""
                {"classes": {"a": "any", "b": ["any.agent::"], "c": {"class_expressions": ["any.agent"]},
                             "d": {"regular_expressions": ["an."]}, "e": {}}}""");
        assertThat(said("a:: \"a\";\nb:: \"b\";\nc:: \"c\";\nd:: \"d\";\ne:: \"e\";")).containsExactly(
                "   error: Invalid augments class data for class 'e' in '" + work.resolve("def.json")
                        + "': either \"class_expressions\" or \"regular_expressions\" need to be specified",
                "R: a", "R: b", "R: d");
    }

    @Test
    void furtherAugmentsOverrideThoseBefore() throws IOException {
        Path further = Files.writeString(work.resolve("more.json"), "{\"vars\": {\"a\": \"2\"}}");
        augments("{\"vars\": {\"a\": \"1\"}, \"augments\": [\"/no/such/file\", \"" + further + "\"]}");
        assertThat(said("\"$(def.a)\";")).containsExactly(
                "   error: Could not load requested further augments from file '/no/such/file'", "R: 2");
    }

    @Test
    void inputsAreOnlyNamed() throws IOException {
        augments("{\"inputs\": [\"not-loaded.cf\"]}");
        assertThat(said("\"$(def.augments_inputs)\";")).containsExactly("R: not-loaded.cf");
    }

    @Test
    void dataOfTheHostIsInItsOwnNamespaceAndHoldsNoReferences() throws IOException {
        hostData("""
                {"vars": {"a": "1", "ns:b.c": "2"}, "classes": {"k": "any::", "l": "linux::"},
                 "variables": {"r": "$(sys.host)"}, "other": 1}""");
        assertThat(said("data:k:: \"$(data:variables.a) $(ns:b.c)\";\ndata:l:: \"l\";")).containsExactlyInAnyOrder(
                "   error: Invalid class specification 'linux::' in CMDB data, only \"any::\" allowed",
                "   error: Invalid 'variables' CMDB data, cannot contain variable references",
                "   error: Failed to load CMDB data",
                " warning: Invalid key 'other' in the CMDB data file '" + work.resolve("data/host_specific.json") + "', skipping it",
                "R: 1 2");
    }

    @Test
    void aHostKnowsItsPolicyServer() throws IOException {
        Files.writeString(work.resolve("policy_server.dat"), "[::1]:5309\n");
        Files.createFile(Files.createDirectories(work.resolve("state")).resolve("am_policy_hub"));
        augments("{\"classes\": {\"here\": [\"am_policy_hub\"]}}");
        assertThat(said("here.policy_server:: \"$(sys.policy_hub) $(sys.policy_hub_port)\";")).containsExactly("R: ::1 5309");
    }
}
