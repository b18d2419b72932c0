package io.bindery.server.files;

import io.bindery.server.catalog.CodeVersions;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import io.bindery.server.v3.EnvironmentName;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Answers `static_file_content`: a file as it was in a version of the code.
public record StaticContent(CodeVersions versions) {
    private static final Pattern SERVED = Pattern.compile("[^/]+/[^/]+/(files|lib|scripts|tasks)/.+");

    public Answer get(Request request, Caller caller, String key) {
        List<String> environments = request.query().all("environment");
        String id = request.query().last("code_id").orElse("");
        if (environments.isEmpty() || id.isEmpty() || key.isEmpty()) {
            return text(400, "Error: A /static_file_content request requires an environment, a code-id, and a file-path");
        }
        String environment = environments.size() == 1
                ? environments.getFirst()
                : environments.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(" ", "[", "]"));
        if (!EnvironmentName.isValid(environment)) {
            return text(400, "The environment must be purely alphanumeric, not '" + environment + "'");
        }
        if (!CodeVersions.isValid(id)) {
            return text(400, "Error: The code-id '" + id + "' contains invalid characters");
        }
        if (!SERVED.matcher(key).matches()) {
            return text(
                    403,
                    "Request Denied: A /static_file_content request must be a file within the files, lib, scripts, or tasks directory of a module.");
        }
        return content(environment, id, key);
    }

    private Answer content(String environment, String id, String key) {
        return switch (versions.content(environment, id, key)) {
            case CodeVersions.Outcome.Found(byte[] content) -> Answer.of(200, "application/octet-stream", content);
            case CodeVersions.Outcome.Failed(String reason) -> failed(reason);
        };
    }

    private static Answer text(int status, String message) {
        return Answer.of(status, "text/plain", message);
    }

    private static Answer failed(String message) {
        return Answer.of(500, "text/plain;charset=utf-8", "Internal Server Error: " + message);
    }
}
