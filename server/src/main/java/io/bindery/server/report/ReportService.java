package io.bindery.server.report;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import io.bindery.server.http.Turnstile;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.NodeName;
import io.bindery.server.v3.V3Error;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/// Answers `report`: hands a report to the processors that the setting `reports` names.
///
/// @param others further processors, by the name that `reports` may have
/// @param turnstile what the reading and writing of large reports goes through
/// @param log receives a level and a line
public record ReportService(
        Code code,
        Supplier<Settings> settings,
        Map<String, ReportProcessor> others,
        Turnstile turnstile,
        BiConsumer<String, String> log) {
    private static final DateTimeFormatter FILE = DateTimeFormatter.ofPattern("yyyyMMddHHmm").withZone(ZoneOffset.UTC);

    public Answer put(Request request, Caller caller, String key) {
        code.require(EnvironmentName.of(request));
        Format answer = Format.acceptedOrJson(request, Format.PLAIN);
        Format.sent(request, Format.PLAIN);
        Hash report = turnstile.pass(() -> ReportData.of(read(request)));
        String host = report.get("host") instanceof Str(String name) ? name : "";
        if (!host.equals(key)) {
            throw V3Error.failed("Instance name \"" + host + "\" does not match requested key \"" + key + "\"");
        }
        List<String> processors = processors();
        for (String processor : processors) {
            process(processor, host, report);
        }
        return answer.answer(processors);
    }

    private static Value read(Request request) {
        try {
            return JsonReader.read(new SourceFile("", request.text()), ValueBuilder.VALUES);
        } catch (DataError broken) {
            throw V3Error.unreadable(broken.text());
        }
    }

    private List<String> processors() {
        List<String> names = new ArrayList<>();
        for (String name : settings.get().require("reports").split(",")) {
            if (!name.isBlank() && !name.strip().equals("none")) {
                names.add(name.strip());
            }
        }
        return names;
    }

    private void process(String processor, String host, Hash report) {
        switch (processor) {
            case "store" -> store(host, report);
            case "log" -> log(report);
            default -> other(processor, host, report);
        }
    }

    private void other(String processor, String host, Hash report) {
        ReportProcessor other = others.get(processor);
        if (other == null) {
            log.accept("warning", "No report named '" + processor + "'");
            return;
        }
        try {
            other.process(host, report);
        } catch (IOException lost) {
            throw V3Error.failed("Could not keep the report of " + host + " for " + processor + ": " + lost.getMessage());
        }
    }

    private void store(String host, Hash report) {
        Path folder = Path.of(settings.get().require("reportdir")).resolve(NodeName.checked(host));
        byte[] text = turnstile.pass(() -> ReportText.of(report).getBytes(StandardCharsets.UTF_8));
        try {
            FileReplacement.makeFolder(folder, PosixFilePermissions.fromString("rwxr-x---"));
            FileReplacement.replace(
                    folder.resolve(FILE.format(Instant.now()) + ".yaml"),
                    text,
                    PosixFilePermissions.fromString("rw-r-----"));
        } catch (IOException unwritable) {
            // Not as Puppet does, which answers that all is well: the agent must know that its report is lost.
            throw V3Error.failed("Could not store the report of " + host + ": " + unwritable.getMessage());
        }
    }

    private void log(Hash report) {
        if (report.get("logs") instanceof Arr lines) {
            for (Value each : lines.elements()) {
                if (each instanceof Hash line) {
                    log.accept(text(line, "level"), text(report, "host") + ": " + text(line, "source") + ": " + text(line, "message"));
                }
            }
        }
    }

    private static String text(Hash hash, String name) {
        return hash.get(name) instanceof Str(String text) ? text : "";
    }
}
