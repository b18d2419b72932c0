package io.bindery.puppet.resource.augeas;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.resource.file.ContentDifference;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// The changes of a resource. They are first tried without saving: if no file would change, there is nothing to do.
final class TreeChange implements Managed {
    private static final Value NEEDED = Str.of("need_to_run");
    /// The line of an answer that tells two of them apart.
    private static final String MARK = "get /augeas/version";
    private static final Pattern PLAIN_CONTEXT = Pattern.compile("/files/[^'\"\\[\\]]+");
    private static final String SAVED = "/augeas/events/saved";

    private final Attributes attributes;
    private final Surroundings around;
    private final Tool tool;
    private final String context;
    private final String root;

    TreeChange(Attributes attributes, Surroundings around) {
        this.attributes = attributes;
        this.around = around;
        this.tool = new Tool(around);
        String given = attributes.text("context", "");
        String included = attributes.text("incl");
        String plain = given.isEmpty() && included != null ? "/files" + included : given;
        this.context = plain.isEmpty() || plain.endsWith("/") ? plain : plain + "/";
        this.root = attributes.text("root", "/");
    }

    @Override
    public List<Property> properties() {
        return List.of(new ValueProperty("augeas", "returns", List.of(Int.of(0)), false, false, _ -> execute()) {
            @Override
            public String changeText(Value is, Value should) {
                return "executed successfully";
            }
        });
    }

    @Override
    public Map<String, Value> retrieve() {
        return Map.of("returns", isNeeded() ? NEEDED : Int.of(0));
    }

    @Override
    public boolean isPresent(Map<String, Value> current) {
        return true;
    }

    @Override
    public String provider() {
        return "augeas";
    }

    @Override
    public boolean isSuitable() {
        return tool.find("augtool").isPresent();
    }

    private List<TreeCommand> changes() {
        List<TreeCommand> commands = new ArrayList<>();
        for (String text : attributes.texts("changes")) {
            text.lines().filter(line -> !line.isBlank()).forEach(line -> commands.add(TreeCommand.parse(line, context)));
        }
        return commands;
    }

    private boolean isNeeded() {
        String filter = attributes.text("onlyif", "");
        List<String> script = new ArrayList<>(opening());
        script.add(MARK);
        TreeCondition condition = filter.isBlank() ? null : new TreeCondition(TreeCommand.parse(filter, context), context);
        if (condition != null) {
            script.add(condition.question());
        }
        script.add(MARK);
        boolean forced = attributes.flag("force", false);
        if (!forced) {
            script.add("set /augeas/save noop");
            changes().forEach(change -> script.add(change.line()));
            script.add("save");
            script.add(MARK);
            script.add("match " + SAVED);
        }
        Execution tried = tool.ask(Command.of(words()).reading(input(script)).separatingErrors());
        List<List<String>> answers = parts(tried);
        if (condition != null && answers.size() > 1 && !condition.holds(TreeNode.parse(answers.get(1)))) {
            return false;
        }
        refuseErrors(tried);
        if (forced) {
            return true;
        }
        List<String> files = TreeNode.parse(answers.getLast()).stream().map(TreeNode::value).distinct().toList();
        files.forEach(this::showDifference);
        return !files.isEmpty();
    }

    /// Logs the difference between a file and its new content.
    private void showDifference(String file) {
        if (!around.options().showDiff() || !attributes.flag("show_diff", true)) {
            return;
        }
        List<String> script = new ArrayList<>(opening());
        changes().forEach(change -> script.add(change.line()));
        script.add(MARK);
        script.add("preview " + file);
        Execution previewed = tool.ask(Command.of(words()).reading(input(script)).separatingErrors());
        String wanted = String.join("\n", parts(previewed).getLast()) + "\n";
        Path path = Path.of((root.equals("/") ? "" : root) + file.replaceFirst("^/files", ""));
        String difference = new ContentDifference(around).of(path, wanted.getBytes(StandardCharsets.UTF_8), path + ".augnew");
        around.speaker().sayAsProvider(provider(), around.speaker().level(), "\n" + difference);
    }

    private void execute() {
        List<String> script = new ArrayList<>(opening());
        changes().forEach(change -> script.add(change.line()));
        script.add("save");
        refuseErrors(tool.run(Command.of(words()).reading(input(script)).separatingErrors()));
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(List.of(tool.require("augtool"), "--noload", "--root", root));
        if (attributes.has("incl")) {
            words.add("--noautoload");
        }
        if (attributes.text("type_check", "false").equals("true")) {
            words.add("--typecheck");
        }
        for (String paths : attributes.texts("load_path")) {
            for (String path : paths.split(":")) {
                if (!path.isEmpty()) {
                    words.addAll(List.of("--include", path));
                }
            }
        }
        return words;
    }

    private static byte[] input(List<String> script) {
        return (String.join("\n", script) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// The commands that load files: the named file, or those that can be below the context.
    private List<String> opening() {
        String included = attributes.text("incl");
        List<String> script = new ArrayList<>();
        if (included != null) {
            script.add("set /augeas/load/Xfm/lens " + attributes.text("lens"));
            script.add("set /augeas/load/Xfm/incl " + included);
        } else if (PLAIN_CONTEXT.matcher(context).matches()) {
            script.add("rm /augeas/load/*['" + context.substring("/files".length()) + "' !~ glob(incl) + regexp('/.*')]");
        }
        script.add("load");
        return script;
    }

    private void refuseErrors(Execution execution) {
        String errors = execution.errorText();
        if (errors.contains("saving failed")) {
            around.speaker().say(LogLevel.DEBUG, "Put failed on one or more files: " + errors.strip());
            throw new ResourceError("Save failed, see debug output for details");
        }
        if (errors.contains("error:")) {
            throw new ResourceError("Error sending commands to augtool: " + errors.replace("error: Failed to execute command", "").strip());
        }
    }

    /// The lines between the marks of an answer.
    private static List<List<String>> parts(Execution execution) {
        List<List<String>> parts = new ArrayList<>();
        parts.add(new ArrayList<>());
        execution.text().lines().forEach(line -> {
            if (line.startsWith("/augeas/version = ")) {
                parts.add(new ArrayList<>());
            } else {
                parts.getLast().add(line);
            }
        });
        return parts;
    }
}
