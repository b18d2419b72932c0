package io.bindery.fleet.question;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.compile.Watch;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The legacy facts that nodes read, with the lines that name them in the files of these nodes' compiles. Any number of threads
/// may add to one.
public final class LegacyFactUses implements FleetAnswer {
    private final CodeState state;
    private final Map<String, Set<String>> readers = new ConcurrentHashMap<>();
    private final Set<Path> files = ConcurrentHashMap.newKeySet();

    public LegacyFactUses(CodeState state) {
        this.state = state;
    }

    /// The watch for a compile.
    public Watch watch(FleetNode node) {
        Witness witness = new Witness() {
            @Override
            public void fact(String name) {
                if (LegacyFacts.replacement(name) != null) {
                    readers.computeIfAbsent(name, asked -> ConcurrentHashMap.newKeySet()).add(node.name());
                }
            }

            @Override
            public void key(String name) {}
        };
        return new Watch(Trace.NONE, witness, Watch.NO_CALLS);
    }

    public void note(FleetNode node, Outcome outcome) {
        files.addAll(outcome.looks().paths());
    }

    /// How many legacy facts are read.
    public int size() {
        return readers.size();
    }

    /// The lines that name each fact that is read: `FILE:LINE`.
    private Map<String, Set<String>> uses() {
        Map<String, Set<String>> uses = new TreeMap<>();
        readers.keySet().forEach(name -> uses.put(name, new TreeSet<>()));
        for (Path file : files) {
            Language language = Language.of(file.toString());
            String text = language == null || !file.startsWith(state.root()) || !state.files().isFile(file) ? null : state.files().text(file);
            if (text != null && language != null) {
                readers.keySet().forEach(name -> search(file, text, language, name, uses));
            }
        }
        return uses;
    }

    private void search(Path file, String text, Language language, String name, Map<String, Set<String>> uses) {
        if (!text.contains(name)) {
            return;
        }
        boolean own = language == Language.PUPPET && Pattern.compile("\\$" + name + "\\s*(?:=[^=~>]|,|\\)|\\|)").matcher(text).find();
        Pattern pattern = Pattern.compile(language.pattern.replace("NAME", Pattern.quote(name)) + (own || language.bare.isEmpty() ? "" : "|" + language.bare.replace("NAME", Pattern.quote(name))));
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Matcher matcher = pattern.matcher(language == Language.PUPPET ? line.replaceFirst("^\\s*#.*", "") : line);
            if (matcher.find()) {
                uses.computeIfAbsent(name, asked -> new TreeSet<>()).add(state.shown(file.toString()) + ":" + number);
            }
        }
    }

    /// The notation for a fact in a language.
    private enum Language {
        PUPPET("\\$\\{?(?:::)?facts\\[['\"]NAME['\"]\\]|\\$\\{?::NAME\\b|\\bfact\\(['\"]NAME['\"]\\)|facts\\.NAME\\b", "\\$\\{?NAME\\b(?!::)"),
        RUBY("scope(?:\\.lookupvar\\(|\\[)['\"](?:::)?NAME['\"]|@facts\\[['\"]NAME['\"]\\]|scope\\[['\"](?:::)?facts['\"]\\]\\[['\"]NAME['\"]\\]|@NAME\\b", ""),
        DATA("%\\{(?:::)?(?:facts\\.)?NAME\\}", "");

        private final String pattern;
        /// The form that a variable of the same name has too.
        private final String bare;

        Language(String pattern, String bare) {
            this.pattern = pattern;
            this.bare = bare;
        }

        static @Nullable Language of(String file) {
            if (file.endsWith(".pp") || file.endsWith(".epp")) {
                return PUPPET;
            }
            if (file.endsWith(".erb") || file.endsWith(".rb")) {
                return RUBY;
            }
            return file.endsWith(".yaml") || file.endsWith(".yml") || file.endsWith(".json") || file.endsWith(".eyaml") ? DATA : null;
        }
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        uses().forEach((name, places) -> {
            out.append("legacy fact ").append(name).append(", now ").append(LegacyFacts.replacement(name)).append(", read by ");
            out.append(NodeNames.text(readers.getOrDefault(name, Set.of()))).append('\n');
            places.forEach(place -> out.append("    ").append(place).append('\n'));
        });
        return out.append(readers.size()).append(readers.size() == 1 ? " legacy fact is read\n" : " legacy facts are read\n").toString();
    }

    @Override
    public String json() {
        JsonOutput out = new JsonOutput();
        out.beginArray();
        uses().forEach((name, places) -> {
            out.beginObject().key("fact").string(name).key("replacement").string(String.valueOf(LegacyFacts.replacement(name))).key("places").beginArray();
            places.forEach(out::string);
            out.endArray().key("nodes");
            NodeNames.json(out, readers.getOrDefault(name, Set.of()));
            out.endObject();
        });
        return out.endArray().newline().toString();
    }
}
