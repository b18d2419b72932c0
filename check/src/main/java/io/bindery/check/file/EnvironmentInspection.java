package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.HostSettings;
import io.bindery.text.SourceFile;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads an `environment.conf`: unknown settings, sections, and paths that are not there.
record EnvironmentInspection(Library library) implements Inspection {
    private static final Pattern LINE = Pattern.compile(" \\(file: [^)]*, line: (\\d+)\\)$");
    private static final Pattern WORD = Pattern.compile("ignored: '?(\\w+)|The (manifest|directory) ");

    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        Path directory = path.getParent();
        if (directory == null) {
            return;
        }
        try {
            new Environments(library.files(), HostSettings.defaults(), warning -> warn(source, warning, findings))
                    .read(String.valueOf(directory.getFileName()), directory);
        } catch (LoadError error) {
            Matcher line = LINE.matcher(error.message());
            boolean placed = line.find();
            String message = placed ? error.message().substring(0, line.start()) : error.message();
            findings.error("environment_conf", placed ? Integer.parseInt(line.group(1)) : 0, placed ? 1 : 0, message);
        }
    }

    private static void warn(SourceFile source, String warning, Findings findings) {
        Matcher word = WORD.matcher(warning);
        String named = !word.find() ? "" : word.group(1) != null ? word.group(1) : word.group(2).equals("manifest") ? "manifest" : "modulepath";
        int at = Math.max(0, source.text().indexOf(named));
        String hint = warning.contains("unknown setting") ? Spelling.suggestion(named, Environments.ownSettings()) : "";
        findings.warning("environment_conf", source.line(at), source.column(at), warning + hint);
    }
}
