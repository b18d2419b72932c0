package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Checks the `metadata.json` of a module: required fields, names and versions.
final class MetadataInspection implements Inspection {
    /// What Puppet leaves a module out for, in its order.
    private static final List<String> REQUIRED = List.of("source", "author", "version", "license", "dependencies");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9]+[-/][a-z][a-z0-9_]*");
    private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?");
    private static final Pattern RANGE = Pattern.compile(
            "\\s*((([<>]=?|=|~|~>|\\^)?\\s*v?[\\dxX*]+(\\.[\\dxX*]+){0,2}(-[0-9A-Za-z.-]+)?(\\s+-\\s+[\\dxX*.]+)?)(\\s+|\\s*\\|\\|\\s*|$))+");

    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        Value value = JsonInspection.read(source, findings);
        if (value == null) {
            return;
        }
        if (!(value instanceof Hash metadata)) {
            findings.error("metadata", 1, 1, "metadata.json must be an object");
            return;
        }
        Sheet sheet = new Sheet(source, findings);
        for (String key : REQUIRED) {
            Value given = metadata.get(key);
            if (given == null || given == Undef.UNDEF) {
                findings.error("metadata", 1, 1, "No " + key + " module metadata provided");
            }
        }
        name(metadata, path, sheet);
        if (metadata.get("version") instanceof Str(String version) && !VERSION.matcher(version).matches()) {
            sheet.warning("version", "'" + version + "' is not a semantic version");
        }
        dependencies(metadata, sheet);
    }

    private static void name(Hash metadata, Path path, Sheet sheet) {
        if (!(metadata.get("name") instanceof Str(String name))) {
            return;
        }
        if (!NAME.matcher(name).matches()) {
            sheet.warning("name", "'" + name + "' is not the name of a module: author-module");
            return;
        }
        Path directory = path.getParent();
        String module = name.substring(Math.max(name.indexOf('-'), name.indexOf('/')) + 1);
        String folder = directory == null ? module : String.valueOf(directory.getFileName());
        if (!folder.equals(module) && !folder.endsWith("-" + module)) {
            sheet.warning("name", "the module is named '" + module + "' and stands in the directory '" + folder + "'");
        }
    }

    private static void dependencies(Hash metadata, Sheet sheet) {
        Value given = metadata.get("dependencies");
        if (given != null && !(given instanceof Arr)) {
            sheet.error("dependencies", "the value of dependencies must be an array");
            return;
        }
        Set<String> seen = new HashSet<>();
        for (Value entry : given instanceof Arr list ? list.elements() : List.<Value>of()) {
            if (!(entry instanceof Hash dependency && dependency.get("name") instanceof Str(String name))) {
                sheet.error("dependencies", "a dependency must have a name");
                continue;
            }
            if (!NAME.matcher(name).matches()) {
                sheet.warning(name, "'" + name + "' is not the name of a module: author/module");
            }
            if (!seen.add(name.replace('-', '/'))) {
                sheet.warning(name, "the dependency on '" + name + "' stands twice");
            }
            if (dependency.get("version_requirement") instanceof Str(String range) && !RANGE.matcher(range).matches()) {
                sheet.warning(range, "'" + range + "' is not a range of versions");
            }
        }
    }

    /// The text of the file, in which the line of a problem is searched.
    private record Sheet(SourceFile source, Findings findings) {
        void error(String word, String message) {
            int at = at(word);
            findings.error("metadata", source.line(at), source.column(at), message);
        }

        void warning(String word, String message) {
            int at = at(word);
            findings.warning("metadata", source.line(at), source.column(at), message);
        }

        private int at(String word) {
            return Math.max(0, source.text().indexOf('"' + word + '"'));
        }
    }
}
