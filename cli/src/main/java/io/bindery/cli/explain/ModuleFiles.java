package io.bindery.cli.explain;

import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The files of modules: manifests by the names of classes, and templates with the variables that they use.
public final class ModuleFiles {
    private static final Pattern IN_ERB = Pattern.compile("@([a-z_]\\w*)|scope(?:\\[|\\.lookupvar\\(|\\.lookup_var\\()\\s*['\"]([\\w:]+)['\"]");
    private static final Pattern IN_EPP = Pattern.compile("\\$((?:::)?[a-z_]\\w*(?:::\\w+)*)");
    private static final Pattern BLOCK = Pattern.compile("\\|[^|<]*\\|");
    private static final Pattern TAG = Pattern.compile("<%.*?%>", Pattern.DOTALL);

    private final List<Path> modulepath;
    private final FileTree files;

    public ModuleFiles(List<Path> modulepath, FileTree files) {
        this.modulepath = List.copyOf(modulepath);
        this.files = files;
    }

    /// The file of a template `MODULE/NAME`, or null if it does not exist.
    @Nullable Path template(String name) {
        int slash = name.indexOf('/');
        if (slash == 0) {
            return Path.of(name);
        }
        for (Path modules : slash < 0 ? List.<Path>of() : modulepath) {
            Path file = modules.resolve(name.substring(0, slash)).resolve("templates").resolve(name.substring(slash + 1));
            if (files.exists(file)) {
                return file;
            }
        }
        return null;
    }

    /// The manifests that may define a class.
    List<Path> manifests(String name) {
        String[] parts = name.split("::");
        String rest = parts.length == 1 ? "init" : name.substring(parts[0].length() + 2).replace("::", "/");
        return modulepath.stream().map(modules -> modules.resolve(parts[0]).resolve("manifests").resolve(rest + ".pp")).toList();
    }

    /// The variables of the caller's scope that a template uses. One with parameters gets them from the call.
    Set<String> variables(Path file) {
        Set<String> names = new LinkedHashSet<>();
        String text = files.text(file);
        boolean epp = file.toString().endsWith(".epp");
        Matcher tags = TAG.matcher(text == null ? "" : text);
        while (tags.find()) {
            Matcher used = (epp ? IN_EPP : IN_ERB).matcher(tags.group());
            while (used.find()) {
                String name = used.group(1) == null ? used.group(2) : used.group(1);
                names.add(name.startsWith("::") ? name.substring(2) : name);
            }
        }
        Matcher blocks = epp ? BLOCK.matcher(text == null ? "" : text) : null;
        while (blocks != null && blocks.find()) {
            Matcher own = IN_EPP.matcher(blocks.group());
            while (own.find()) {
                names.remove(own.group(1));
            }
        }
        return epp && text != null && text.stripLeading().startsWith("<%-") && text.contains("|") ? Set.of() : names;
    }
}
