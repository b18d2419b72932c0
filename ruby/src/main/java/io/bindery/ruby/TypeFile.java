package io.bindery.ruby;

import io.bindery.puppet.load.TitlePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The file of a resource type. One engine reads its declarations for all compiles. Functions of its title patterns run in the
/// engine of the calling compile, which loads the file first and has its own numbers for the patterns.
///
/// @param path the file on the disk that Ruby loads
/// @param numbered the patterns as each engine described them
record TypeFile(String name, String path, String text, RubyEngines engines, Map<RubyEngine, List<List<String>>> numbered) {
    TypeFile(String name, String path, String text, RubyEngines engines) {
        this(name, path, text, engines, new ConcurrentHashMap<>());
    }

    Map<String, Object> description() throws RubyError {
        RubyEngine engine = engines.engine();
        Map<String, Object> description = engine.describeType(path, text, name);
        number(engine, description);
        return description;
    }

    /// The title patterns of a description of this type.
    List<TitlePattern> titlePatterns(Map<String, Object> description) {
        List<TitlePattern> patterns = new ArrayList<>();
        for (Object row : (List<?>) description.getOrDefault("title_patterns", List.of())) {
            List<?> pattern = (List<?>) row;
            TitlePattern plain = TitlePattern.exactly(String.valueOf(pattern.get(0)), texts(pattern.get(1)));
            List<String> functions = texts(pattern.get(2));
            patterns.add(functions.stream().allMatch(String::isEmpty) ? plain : changing(plain, functions, patterns.size()));
        }
        return patterns;
    }

    private TitlePattern changing(TitlePattern plain, List<String> functions, int pattern) {
        List<UnaryOperator<String>> changes = new ArrayList<>();
        for (int i = 0; i < functions.size(); i++) {
            int group = i;
            changes.add(functions.get(i).isEmpty() ? UnaryOperator.identity() : text -> changed(pattern, group, text));
        }
        return new TitlePattern(plain.regex(), plain.names(), changes);
    }

    private String changed(int pattern, int group, String text) {
        try {
            RubyEngine engine = engines.engine();
            return engine.changeTitle(Integer.parseInt(functions(engine).get(pattern).get(group)), text);
        } catch (RubyError e) {
            throw e.asFailure();
        }
    }

    /// The numbers that an engine gave to the functions of the patterns.
    private List<List<String>> functions(RubyEngine engine) throws RubyError {
        List<List<String>> known = numbered.get(engine);
        return known == null ? number(engine, engine.describeType(path, text, name)) : known;
    }

    private List<List<String>> number(RubyEngine engine, Map<String, Object> description) {
        List<List<String>> functions = new ArrayList<>();
        for (Object row : (List<?>) description.getOrDefault("title_patterns", List.of())) {
            functions.add(texts(((List<?>) row).get(2)));
        }
        numbered.put(engine, functions);
        return functions;
    }

    static List<String> texts(@Nullable Object list) {
        return list instanceof List<?> values ? values.stream().map(String::valueOf).toList() : List.of();
    }
}
