package io.bindery.server.v3;

import io.bindery.server.http.Request;
import java.util.List;
import java.util.stream.Collectors;

/// The `environment` parameter of a request.
public final class EnvironmentName {
    private EnvironmentName() {}

    /// The requested name, checked for its form only.
    public static String of(Request request) {
        List<String> all = request.query().all("environment");
        if (all.isEmpty()) {
            throw V3Error.badRequest("An environment parameter must be specified");
        }
        String name = all.size() == 1 ? all.getFirst() : all.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(", ", "[", "]"));
        if (!isValid(name)) {
            throw V3Error.badRequest("The environment must be purely alphanumeric, not '" + name + "'");
        }
        return name;
    }

    /// Whether a text consists of ASCII letters, digits and underscores.
    public static boolean isValid(String name) {
        return io.bindery.puppet.name.EnvironmentName.isValid(name);
    }
}
