package io.bindery.fleet.compile;

import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Looks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Finds the inputs of Ruby code besides its arguments. Files that it requires from modules are followed and count as read. Code
/// cannot be witnessed if it mentions anything that could open a file, start a program, use the network or the clock, or call a
/// method by a computed name; a node that ran such code is never proven unaffected.
final class RubyReach {
    private static final Pattern OUTWARD = Pattern.compile("\\b(File|FileUtils|FileTest|IO|Dir|Pathname|Tempfile|Find|Open3|Process|Socket|TCPSocket|UDPSocket|Net"
            + "|URI\\.open|OpenURI|HTTP|Faraday|Kernel|ObjectSpace|Marshal|Etc|ENV|ARGF|ARGV|DATA|Time|Date|DateTime|Random|SecureRandom|Thread|Fiddle|Java|JRuby"
            + "|YAML\\.(?:safe_)?load_file|Psych\\.(?:safe_)?load_file|JSON\\.load_file|load_file|load_yaml|Facter|Resolv|Gem|Bundler"
            + "|Puppet::FileSystem|Puppet::Util|Puppet::Parser::Files|Puppet::Module|Puppet::HTTP|Puppet::Network|Puppet::Face|Puppet::Node|Puppet::Resource|Puppet\\.lookup"
            + "|find_file|read_file|file_path|template_files|autoload|load|open|popen|spawn|system|exec|fork|syscall|test|gets|readlines?|binread|binwrite|glob|rand|srand"
            + "|eval|instance_eval|class_eval|module_eval|instance_exec|binding|send|__send__|public_send|method(?![ \\t]*(?:[=.,|\\])};]|\\n|\\z))|const_get|const_missing|define_method|instance_variable_get"
            + "|require_all|__dir__|__FILE__|caller|at_exit|trap)\\b|`|%x\\b");
    /// What of that is witnessed: files are found by [io.bindery.ruby.OpenedFiles], which notes them, and the rest looks at names only. Name servers
    /// are asked at both sides at the same time, and answer what they answer whatever the code is.
    private static final Pattern WITNESSED = Pattern.compile("\\b(?:File|IO)(?:\\.|::)(?:read|binread|readlines|foreach|exists?\\?|file\\?|directory\\?|open|size\\??|zero\\?|empty\\?|readable\\?"
            + "|join|basename|dirname|extname|split|SEPARATOR|fnmatch\\??)(?!\\w)|\\bDir(?:\\.|::)(?:glob|entries|children|each_child|foreach|exist\\?|empty\\?)(?!\\w)|\\bDir\\["
            + "|\\b(?:YAML|Psych|JSON)\\.(?:(?:safe_|unsafe_)?load|load_file|safe_load_file)\\b|\\bGem::Version\\b"
            + "|\\bPuppet::FileSystem\\.(?:exist\\?|file\\?|directory\\?|dir_exist\\?|size|read|read_preserve_line_endings|binread|each_line|children|expand_path)(?!\\w)"
            + "|\\bPuppet::Module\\.find\\b|\\bPuppet::Parser::Files\\.find_file\\b|\\bPathname\\b|\\binstance_variable_get\\(\\s*:@\\w+\\s*\\)"
            + "|\\bResolv(?:::\\w+)*+(?:\\.open\\b)?");
    private static final Pattern FILES = Pattern.compile("\\b(?:File|FileTest|IO|Dir|Pathname|Find|open|load_file|safe_load_file|FileSystem|read_file)\\b");
    /// Names that outlive a call. Code that has some may answer with what it read for another node.
    private static final Pattern MEMORY = Pattern.compile("@|\\$[A-Za-z_]|\\|\\|=|\\bThread\\b|\\b[A-Z]\\w*\\s*(?:\\[[^\\]\\n]*\\]\\s*=[^=~]|<<|\\.(?:push|store|merge!|concat|update|append|unshift|replace|clear)\\b)");
    /// A string of one word (as a key: `item['open']`), an instance variable: names that call nothing, whatever they are.
    private static final Pattern PLAIN_NAMES = Pattern.compile("(['\"])\\w+\\1|@\\w+");
    private static final Pattern TAG = Pattern.compile("<%(?!%)(.*?)%>", Pattern.DOTALL);
    private static final Pattern REQUIRE = Pattern.compile("(?<![\\w$@'\"])require(_relative)?\\b\\s*\\(?\\s*(?:(['\"])([^'\"#]+)\\2)?");
    /// Libraries of Ruby and of Puppet itself, which no commit changes.
    private static final Set<String> FOREIGN = Set.of(
            "json", "yaml", "psych", "digest", "openssl", "base64", "erb", "set", "uri", "ipaddr", "time", "date", "strscan", "stringio", "bigdecimal",
            "securerandom", "forwardable", "singleton", "ostruct", "shellwords", "zlib", "pp", "English", "csv", "matrix", "prime", "rexml", "delegate", "puppet", "facter",
            "hiera", "hocon", "semantic_puppet", "rubygems", "tempfile", "fileutils", "pathname", "resolv", "socket", "net", "open3", "etc", "timeout", "logger", "benchmark");

    private final FileTree files;
    private final Map<Source, Reach> known = new ConcurrentHashMap<>();

    private record Source(String text, @Nullable Path file) {}

    /// @param read the files that are required
    /// @param unseen the reason why the code cannot be witnessed completely; null if it can
    /// @param remembers whether the code opens files and may keep their content
    private record Reach(Set<Path> read, @Nullable String unseen, boolean remembers) {}

    RubyReach(FileTree files) {
        this.files = files;
    }

    /// What is code in an ERB template.
    static String codeOfTemplate(String text) {
        StringBuilder code = new StringBuilder();
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            code.append(tag.group(1)).append('\n');
        }
        return text.lines().anyMatch(line -> line.startsWith("%") && !line.startsWith("%%")) ? text : code.toString();
    }

    /// Notes for the compile on this thread what the code may read.
    ///
    /// @param file null for a text that is in no file
    /// @return whether the code opens files and may keep what is in them for later calls
    boolean note(@Nullable Path file, String text, List<Path> libraries) {
        Reach reach = known.get(new Source(text, file));
        if (reach == null) {
            Set<Path> read = new HashSet<>();
            String unseen = follow(file, text, libraries, read);
            List<String> all = new ArrayList<>(List.of(code(text)));
            read.stream().map(files::text).filter(Objects::nonNull).forEach(each -> all.add(code(each)));
            boolean opens = all.stream().anyMatch(each -> FILES.matcher(withoutPlainNames(each)).find());
            if (unseen == null && opens && all.stream().anyMatch(each -> MEMORY.matcher(each).find())) {
                unseen = "Ruby code in " + (file == null ? "an inline template" : file) + " that opens files and may keep what is in them";
            }
            reach = new Reach(read, unseen, unseen != null && opens);
            known.put(new Source(text, file), reach);
        }
        reach.read.forEach(files::stamp);
        if (reach.unseen != null) {
            Looks.unseen(reach.unseen);
        }
        return reach.remembers;
    }

    private @Nullable String follow(@Nullable Path file, String text, List<Path> libraries, Set<Path> read) {
        String code = code(text);
        String rest = withoutPlainNames(WITNESSED.matcher(code).replaceAll(" "));
        if (OUTWARD.matcher(rest).find()) {
            return "Ruby code in " + (file == null ? "an inline template" : file) + " that may read anything";
        }
        Matcher matcher = REQUIRE.matcher(text);
        while (matcher.find()) {
            String name = matcher.group(3);
            if (name == null) {
                return "Ruby code in " + file + " that requires by a computed name";
            }
            Path required = resolve(file, name, matcher.group(1) != null, libraries, read);
            String inner = required == null ? foreign(file, name, matcher.group(1) != null) : null;
            if (required != null && read.add(required)) {
                String more = files.text(required);
                inner = more == null ? null : follow(required, more, libraries, read);
            }
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    // Every place that is asked counts as read: a file may come to be there.
    private @Nullable Path resolve(@Nullable Path file, String name, boolean relative, List<Path> libraries, Set<Path> asked) {
        String script = name.endsWith(".rb") ? name : name + ".rb";
        if (relative) {
            Path folder = file == null ? null : file.getParent();
            Path found = folder == null ? null : folder.resolve(script).normalize();
            return found != null && files.isFile(found) ? found : null;
        }
        for (Path library : libraries) {
            Path found = library.resolve(script).normalize();
            if (files.isFile(found)) {
                return found;
            }
            asked.add(found);
        }
        return null;
    }

    private static @Nullable String foreign(@Nullable Path file, String name, boolean relative) {
        return !relative && FOREIGN.contains(name.split("/")[0]) ? null : "Ruby code in " + file + " that requires " + name;
    }

    private static String withoutPlainNames(String code) {
        return PLAIN_NAMES.matcher(code).replaceAll(" x ");
    }

    // Comments of whole lines say nothing.
    private static String code(String text) {
        return text.lines().filter(line -> !line.stripLeading().startsWith("#")).collect(java.util.stream.Collectors.joining("\n"));
    }
}
