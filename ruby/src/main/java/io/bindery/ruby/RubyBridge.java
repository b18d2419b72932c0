package io.bindery.ruby;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.ErbError;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.NativeTypeSource;
import io.bindery.puppet.load.RubyCode;
import io.bindery.ruby.erb.BeyondSubset;
import io.bindery.ruby.erb.NestedTooDeeply;
import io.bindery.ruby.erb.Template;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Runs the Ruby code of modules on JRuby, unless Java code can replace it.
///
/// JRuby starts when the first Ruby code is needed. Each environment and set of modules has its own engines, so that one
/// environment's Ruby never sees another's. Templates are rendered by our own ERB interpreter, except for the few that go beyond
/// its subset of Ruby.
public final class RubyBridge implements RubyCode, NativeTypeSource {
    private final @Nullable Path jars;
    private final UnaryOperator<Path> places;
    private final Map<Libraries, RubyEngines> engines = new ConcurrentHashMap<>();
    private final Map<String, Optional<Template>> templates = new ConcurrentHashMap<>();
    private final Map<Origin, Loaded> functions = new ConcurrentHashMap<>();
    private final Map<Source, Optional<NativeType>> types = new ConcurrentHashMap<>();

    private final Map<Stray, Function> strays = new ConcurrentHashMap<>();

    /// The name of a function that is defined in a file of another name.
    private record Stray(String name, Libraries libraries) {}

    /// The text of a type's file when it was read.
    private record Source(String name, Path file, String text, Libraries libraries) {}

    /// The file that a function comes from.
    private record Origin(String name, Path file, Libraries libraries) {}

    /// A function and the text of its file. Only the last text of each name is kept, because Ruby knows a function by its name
    /// alone.
    private record Loaded(String text, Function function) {}

    /// @param jars the folder with JRuby's jar; null or empty of jars where Ruby is not to be had
    public RubyBridge(@Nullable Path jars) {
        this(jars, UnaryOperator.identity());
    }

    /// @param places where on the disk a file or directory is that the compiler knows by this path; asked only when Ruby is needed
    public RubyBridge(@Nullable Path jars, UnaryOperator<Path> places) {
        this.jars = jars;
        this.places = places;
    }

    @Override
    public <T> T during(Supplier<T> compile) {
        return EngineLeases.during(compile);
    }

    @Override
    public @Nullable Function function(String name, Path file, String text, Libraries libraries) {
        Origin origin = new Origin(name, file, libraries);
        Loaded known = functions.get(origin);
        if (known == null || !known.text().equals(text)) {
            Function made = load(origin, text);
            if (made == null) {
                return null;
            }
            known = new Loaded(text, made);
            functions.put(origin, known);
        }
        return known.function();
    }

    @Override
    public @Nullable Function defined(String name, Libraries libraries) {
        return strays.isEmpty() ? null : strays.get(new Stray(name, libraries));
    }

    private @Nullable Function load(Origin origin, String text) {
        String name = origin.name();
        Path file = origin.file();
        FunctionFile source = new FunctionFile(places.apply(file).toString(), text, engines(origin.libraries()));
        RubyEngine engine = engine(origin.libraries(), "the function '" + name + "' in " + file);
        try {
            List<RubyFunction> defined = engine.load(source.path(), text);
            if (defined.isEmpty()) {
                return null;
            }
            defined.stream().filter(RubyFunction::legacy).forEach(
                    other -> strays.put(new Stray(other.name(), origin.libraries()), RubyFunctions.function(other, source)));
            // As Puppet does: if a file defines several functions, the last one counts.
            RubyFunction last = defined.getLast();
            if (!last.name().equals(name)) {
                throw new EvaluationError("The code loaded from " + file + " produced mis-matched name, expected " + expected(last, name));
            }
            return RubyFunctions.function(last, source);
        } catch (RubyError e) {
            throw e.asFailure();
        }
    }

    private static String expected(RubyFunction defined, String name) {
        return defined.legacy()
                ? "'function_" + name + "', got 'function_" + defined.name() + "'"
                : "'" + name + "', got " + defined.name();
    }

    @Override
    public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
        Optional<Template> template = parsed(file, text);
        CallScope scope = new CallScope(call);
        if (template.isPresent()) {
            try {
                return template.get().render(scope);
            } catch (BeyondSubset _) {
                // A value turned out to need real Ruby.
                scope.startAgain();
            } catch (EvaluationError failure) {
                if (jars == null) {
                    throw failure;
                }
                // A function failed: Ruby will say on which line.
                scope.startAgain();
            }
        }
        return renderInRuby(file, text, libraries, scope);
    }

    private String renderInRuby(@Nullable Path file, String text, Libraries libraries, CallScope scope) {
        RubyEngine engine = engine(libraries, file == null ? "an inline ERB template" : "the ERB template " + file);
        String path = name(file);
        try {
            return engine.render(path, text, scope);
        } catch (RubyError e) {
            if (e.kind() == RubyError.Kind.SCRIPT) {
                throw e.asFailure();
            }
            throw new ErbError(e.message(), e.file().isEmpty() ? path : e.file(), e.line());
        }
    }

    private Optional<Template> parsed(@Nullable Path file, String text) {
        try {
            return templates.computeIfAbsent(text, RubyBridge::parse);
        } catch (NestedTooDeeply deep) {
            throw new ErbError(String.valueOf(deep.getMessage()), name(file), 1);
        }
    }

    private static String name(@Nullable Path file) {
        return file == null ? "(erb)" : file.toString();
    }

    private static Optional<Template> parse(String text) {
        try {
            return Optional.of(Template.parse(text));
        } catch (BeyondSubset _) {
            return Optional.empty();
        }
    }

    /// What Ruby's parser says against an ERB template, with file and line in front; null if it says nothing, or where there is no
    /// Ruby and our own reading of ERB does not know the template.
    public @Nullable String syntaxComplaint(String file, String text) {
        if (jars == null) {
            return null;
        }
        try {
            if (Template.isWellFormed(text)) {
                return null;
            }
            RubyEngine engine = engine(new Libraries("(syntax)", List.of()), "the ERB template " + file);
            // The template is compiled into a function that nobody calls; ERB puts one line before the first of the template.
            engine.load(file, "require 'erb'\nsource = ERB.new(" + quoted(text) + ", trim_mode: '-').src\n"
                    + "begin\n  eval(\"lambda do\\n\" + source + \"\\nend\", binding, " + quoted(file) + ", -1)\n"
                    + "rescue SyntaxError => error\n  raise ArgumentError, error.message\nend\n"
                    // A file that defines no function is refused.
                    + "Puppet::Functions.create_function(:bindery_syntax) { def bindery_syntax; end }\n");
            return null;
        } catch (NestedTooDeeply deep) {
            return file + ":1: " + deep.getMessage();
        } catch (RubyError error) {
            return error.message();
        } catch (EvaluationError unavailable) {
            return null;
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    @Override
    public @Nullable NativeType read(String name, Path file, String text, Libraries libraries) {
        Source source = new Source(name, file, text, libraries);
        Optional<NativeType> known = types.get(source);
        if (known == null) {
            // Not worked out inside the map: who waits for Ruby must not hold what Ruby's caller may ask for.
            known = describe(source);
            types.put(source, known);
        }
        return known.orElse(null);
    }

    private Optional<NativeType> describe(Source source) {
        String name = source.name();
        engine(source.libraries(), "the resource type '" + name + "' in " + source.file());
        TypeFile file = new TypeFile(name, places.apply(source.file()).toString(), source.text(), engines(source.libraries()));
        try {
            Map<String, Object> description = file.description();
            if (description.get("problem") instanceof String problem) {
                throw new EvaluationError(problem);
            }
            return description.isEmpty() ? Optional.empty() : Optional.of(type(file, description));
        } catch (RubyError e) {
            throw new EvaluationError("Could not autoload puppet/type/" + name + ": " + e.message());
        }
    }

    /// A resource type with its documentation; null if the file does not define it.
    ///
    /// @throws RubyError if the file cannot be loaded
    public @Nullable TypeDocument document(String name, Path file, Libraries libraries) throws RubyError {
        RubyEngine engine = engine(libraries, "the resource type '" + name + "' in " + file);
        String text = DiskTree.DISK.text(file);
        Map<String, Object> description = text == null ? Map.of() : engine.documentType(file.toString(), text, name);
        return description.isEmpty() ? null : TypeDocument.of(description);
    }

    private static NativeType type(TypeFile file, Map<String, Object> description) {
        Set<String> attributes = new LinkedHashSet<>(TypeFile.texts(description.get("properties")));
        attributes.addAll(TypeFile.texts(description.get("parameters")));
        return new NativeType(
                file.name(),
                attributes,
                TypeFile.texts(description.get("namevars")),
                file.titlePatterns(description),
                Boolean.FALSE.equals(description.get("isomorphic")));
    }

    private RubyEngines engines(Libraries libraries) {
        return engines.computeIfAbsent(libraries, asked -> new RubyEngines(() -> start(asked), RubyEngines.MOST, RubyEngines.PATIENCE));
    }

    private RubyEngine engine(Libraries libraries, String what) {
        try {
            return engines(libraries).engine();
        } catch (EvaluationError unavailable) {
            throw new EvaluationError(what + " needs Ruby: " + unavailable.message());
        }
    }

    private RubyEngine start(Libraries libraries) {
        try {
            RubyEngine engine = EngineLoader.start(jars);
            libraries.directories().forEach(library -> engine.addLoadPath(places.apply(library).toString()));
            return engine;
        } catch (RubyUnavailable e) {
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }

    /// What was started so far, for tests: nothing, as long as nothing needed Ruby.
    public boolean isStarted() {
        return engines.values().stream().anyMatch(RubyEngines::isStarted);
    }
}
