package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.value.ByteText;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;

/// A template in CFEngine's own notation, converted to the equivalent `edit_line` bundle: each line, or each block between BEGIN
/// and END, becomes a line to insert, under the class expression in force at its place.
public final class CfengineTemplate {
    private static final String OPEN = "[%CFEngine";
    private static final String CLOSE = "%]";

    private CfengineTemplate() {}

    /// @param template the template; the promises stand where its lines do
    public static Block.Bundle bundle(SourceFile template, String namespace) {
        List<Promise> promises = new ArrayList<>();
        String guard = "any";
        StringBuilder block = null;
        int start = 0;
        for (String line : ByteText.lines(template.text())) {
            Place place = new Place(template, start, start + line.length());
            start += line.length() + 1;
            String command = command(line);
            if (command.equals("BEGIN")) {
                block = new StringBuilder();
            } else if (command.equals("END") && block != null) {
                promises.add(promise(block.toString(), guard, place));
                block = null;
            } else if (command.endsWith("::")) {
                guard = command.substring(0, command.length() - 2).strip();
            } else if (block != null) {
                block.append(block.isEmpty() ? "" : "\n").append(line);
            } else if (command.isEmpty()) {
                promises.add(promise(line, guard, place));
            }
        }
        Place whole = Place.whole(template);
        Section section = new Section("insert_lines", promises, whole);
        return new Block.Bundle("edit_line", namespace, "temp_cf_template_bundle", List.of(), List.of(section), whole);
    }

    /// The number of the first line that opens a command and does not close it; 0 if all commands are closed.
    public static int unclosedLine(String text) {
        List<String> lines = ByteText.lines(text);
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).strip().startsWith(OPEN) && !lines.get(at).contains(CLOSE)) {
                return at + 1;
            }
        }
        return 0;
    }

    /// What stands between the brackets of a control line; empty for any other line.
    private static String command(String line) {
        String stripped = line.strip();
        return stripped.startsWith(OPEN) && stripped.endsWith(CLOSE)
                ? stripped.substring(OPEN.length(), stripped.length() - CLOSE.length()).strip()
                : "";
    }

    private static Promise promise(String line, String guard, Place place) {
        Attribute verbatim = new Attribute("insert_type", new Rvalue.Quoted("preserve_all_lines", place), "any", place);
        return new Promise(line, null, guard, List.of(verbatim), place);
    }
}
