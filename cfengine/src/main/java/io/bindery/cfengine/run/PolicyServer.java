package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The policy server of this host as recorded at bootstrap, and whether this host is that server.
record PolicyServer(Evaluation evaluation) {
    private static final String DEFAULT_PORT = "5308";

    void discover(Workspace workspace) {
        String address = address(workspace.root().resolve("policy_server.dat"));
        if (address.isEmpty()) {
            return;
        }
        // A colon of an IPv6 address is no port's, unless brackets tell them apart.
        int colon = address.lastIndexOf(':');
        boolean hasPort = colon > 0 && (address.indexOf(':') == colon || address.charAt(colon - 1) == ']');
        define("policy_hub", (hasPort ? address.substring(0, colon) : address).replaceAll("[\\[\\]]", ""));
        define("policy_hub_port", hasPort ? address.substring(colon + 1) : DEFAULT_PORT);
        if (Files.exists(workspace.state().resolve("am_policy_hub"))) {
            evaluation.classes().defineHard("am_policy_hub", List.of("source=bootstrap", "deprecated", "alias=policy_server", "hardclass"));
            evaluation.classes()
                    .defineHard(
                            "policy_server",
                            List.of("inventory", "attribute_name=CFEngine roles", "source=bootstrap", "hardclass"));
        }
    }

    private static String address(Path file) {
        try {
            return Files.isReadable(file) ? FileReading.text(file, StandardCharsets.ISO_8859_1).strip() : "";
        } catch (IOException e) {
            return "";
        }
    }

    private void define(String name, String value) {
        evaluation.variables()
                .define(new VariableName("default", "sys", name, List.of()), VariableType.STRING, new Scalar(value), List.of("source=bootstrap"));
    }
}
