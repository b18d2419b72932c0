package io.bindery.ruby.jruby;

import io.bindery.puppet.value.Value;
import io.bindery.ruby.RubyBlock;
import io.bindery.ruby.RubyEngine;
import io.bindery.ruby.RubyError;
import io.bindery.ruby.RubyFunction;
import io.bindery.ruby.RubyScope;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyException;
import org.jruby.RubyInstanceConfig;
import org.jruby.RubyString;
import org.jruby.embed.LocalContextScope;
import org.jruby.embed.LocalVariableBehavior;
import org.jruby.embed.ScriptingContainer;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.Block;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Ruby engine on JRuby, with our prelude loaded.
///
/// One thread at a time uses it. JRuby would allow more, but the code of modules and of Ruby's own libraries was written for a
/// Ruby with one running thread. For example, the first two threads to write YAML both load `stringio` unless it is defined, and
/// the second thread sees it defined as soon as the first has begun to load it. Puppet code that Ruby calls runs inside the same
/// turn, so a thread that waits for a turn must not hold anything that a compile could need.
public final class JRubyEngine implements RubyEngine {
    private final ScriptingContainer container;
    private final Ruby runtime;
    private final Prelude prelude;
    private final ReentrantLock turn = new ReentrantLock();
    private final LongAdder waited = new LongAdder();
    private final Map<String, Loaded> loaded = new HashMap<>();
    private final Map<String, FunctionClass> functions = new HashMap<>();
    private final Failures failures;
    private IRubyObject current;

    /// A file when it was loaded last, and its definitions.
    private record Loaded(String text, List<RubyFunction> functions) {}

    /// Made by name, through the class loader that holds JRuby.
    public JRubyEngine() {
        container = new ScriptingContainer(LocalContextScope.SINGLETHREAD, LocalVariableBehavior.TRANSIENT);
        // As Puppet does: all text is UTF-8, whatever the locale.
        container.getProvider().getRubyInstanceConfig().setExternalEncoding("UTF-8");
        // What a command line may need and modules do not; `Gem` is loaded when it is named.
        container.getProvider().getRubyInstanceConfig().setDisableGems(true);
        container.getProvider().getRubyInstanceConfig().setDisableDidYouMean(true);
        container.setCompileMode(RubyInstanceConfig.CompileMode.JIT);
        runtime = container.getProvider().getRuntime();
        current = runtime.getNil();
        failures = new Failures(runtime);
        Doors doors = Doors.of(runtime, NativeFunctions.define(runtime, () -> current), failures);
        for (String name : List.of("values.rb", "prelude.rb", "library.rb", "pops.rb", "wording.rb", "types.rb", "files.rb", "limits.rb")) {
            container.runScriptlet(part(name));
        }
        prelude = Prelude.of(runtime, doors, failures);
        SealedClasses.seal(runtime);
    }

    private static String part(String name) {
        try (InputStream stream = RubyEngine.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<RubyFunction> load(String path, String text) throws RubyError {
        return inTurn(() -> {
            Loaded known = loaded.get(path);
            if (known == null || !known.text().equals(text)) {
                loaded.remove(path);
                functions.clear();
                known = new Loaded(text, defined((RubyArray<?>) run(() -> ask("load", string(path), string(text)))));
                loaded.put(path, known);
            }
            return known.functions();
        });
    }

    private static List<RubyFunction> defined(RubyArray<?> rows) {
        List<RubyFunction> functions = new ArrayList<>();
        for (Object row : rows) {
            functions.add(Descriptions.function((List<?>) row));
        }
        return List.copyOf(functions);
    }

    @Override
    public Value call(String name, String method, List<Value> arguments, @Nullable RubyBlock block, RubyScope scope) throws RubyError {
        return inTurn(() -> called(name, method, arguments, block, scope));
    }

    private Value called(String name, String method, List<Value> arguments, @Nullable RubyBlock block, RubyScope scope) throws RubyError {
        RubyValues values = new RubyValues(prelude);
        // As Puppet does: a function of the first generation is given copies.
        boolean legacy = method.isEmpty();
        IRubyObject[] given = arguments.stream().map(value -> legacy ? values.copied(LegacyArguments.of(value)) : values.toRuby(value)).toArray(IRubyObject[]::new);
        IRubyObject result = within(RubyBudget.FUNCTION, scope, values, caller -> legacy
                ? caller.callMethod(runtime.getCurrentContext(), "function_" + name, legacyArguments(given))
                : function(name).call(caller, method, given, values.lambda(block)));
        tellChanges(values, scope);
        return values.toPuppet(result);
    }

    private FunctionClass function(String name) {
        return functions.computeIfAbsent(name, missing -> FunctionClass.of(prelude, missing));
    }

    private IRubyObject legacyArguments(IRubyObject[] given) {
        return ask("legacy_arguments", RubyArray.newArray(runtime, given));
    }

    /// Code that runs for a Ruby scope of its own.
    @FunctionalInterface
    private interface Scoped {
        IRubyObject done(IRubyObject scope);
    }

    // Who is asked for the scope in between is the innermost call.
    private IRubyObject within(RubyBudget.Limit limit, RubyScope scope, RubyValues values, Scoped work) throws RubyError {
        IRubyObject before = current;
        RubyBudget.Spending outer = failures.spending();
        IRubyObject caller = prelude.scopeClass().newInstance(runtime.getCurrentContext(), values.scope(scope), Block.NULL_BLOCK);
        RubyBudget.Spending spending =
                RubyBudget.start(limit, runtime.getCurrentContext().getThread(), prelude.exhaustedClass(), outer);
        current = caller;
        failures.spend(spending);
        try {
            IRubyObject result = run(() -> counted(work, caller, spending));
            if (spending.verdict() != null) {
                // Code that rescued what should have stopped it.
                throw new RubyError(RubyError.Kind.ERROR, spending.verdict(), "", 0, null);
            }
            return result;
        } finally {
            failures.spend(outer);
            current = before;
        }
    }

    // Nothing may interrupt this thread once its call is over.
    private IRubyObject counted(Scoped work, IRubyObject caller, RubyBudget.Spending spending) {
        try {
            return work.done(caller);
        } finally {
            RubyBudget.end(spending);
            try {
                runtime.getCurrentContext().pollThreadEvents();
            } catch (RaiseException _) {
                // It came too late; the verdict stays.
            }
            RubyBudget.endThreads(spending);
        }
    }

    @Override
    public String render(String path, String text, RubyScope scope) throws RubyError {
        return inTurn(() -> rendered(path, text, scope));
    }

    private String rendered(String path, String text, RubyScope scope) throws RubyError {
        RubyValues values = new RubyValues(prelude);
        String rendered = within(RubyBudget.TEMPLATE, scope, values, caller -> ask("render", string(path), string(text), caller))
                .asString()
                .asJavaString();
        tellChanges(values, scope);
        return rendered;
    }

    private static void tellChanges(RubyValues values, RubyScope scope) {
        Map<Value, Value> changed = values.changed();
        if (!changed.isEmpty()) {
            scope.replace(changed);
        }
    }

    @Override
    public Map<String, Object> describeType(String path, String text, String name) throws RubyError {
        return type("describe_type", path, text, name);
    }

    @Override
    public Map<String, Object> documentType(String path, String text, String name) throws RubyError {
        return type("document_type", path, text, name);
    }

    @Override
    public String changeTitle(int function, String text) throws RubyError {
        return inTurn(() -> run(() -> ask("change_title", runtime.newFixnum(function), string(text)))
                .asString()
                .asJavaString());
    }

    private Map<String, Object> type(String method, String path, String text, String name) throws RubyError {
        return inTurn(() -> Descriptions.type(run(() -> ask(method, string(path), string(text), string(name)))));
    }

    @Override
    public void addLoadPath(String folder) {
        runtime.getLoadService().addPaths(folder);
    }

    @Override
    public Duration waited() {
        return Duration.ofNanos(waited.sum());
    }

    @Override
    public void close() {
        container.terminate();
    }

    private IRubyObject ask(String method, IRubyObject... arguments) {
        return prelude.bindery().callMethod(runtime.getCurrentContext(), method, arguments);
    }

    private RubyString string(String text) {
        return RubyString.newUnicodeString(runtime, text);
    }

    /// A piece of work in Ruby.
    @FunctionalInterface
    private interface Work<T> {
        T done() throws RubyError;
    }

    private <T> T inTurn(Work<T> work) throws RubyError {
        if (!turn.tryLock()) {
            long since = System.nanoTime();
            turn.lock();
            waited.add(System.nanoTime() - since);
        }
        try {
            return work.done();
        } finally {
            turn.unlock();
        }
    }

    private IRubyObject run(Supplier<IRubyObject> code) throws RubyError {
        try {
            return code.get();
        } catch (Passing e) {
            throw e.jump();
        } catch (RaiseException e) {
            throw error(e.getException());
        } catch (OutOfMemoryError _) {
            throw new RubyError(RubyError.Kind.ERROR, "Ruby code needs more memory than there is", "", 0, null);
        } catch (StackOverflowError _) {
            throw new RubyError(RubyError.Kind.ERROR, "stack level too deep", "", 0, null);
        } catch (RuntimeException e) {
            // A mistake of JRuby's own, which has no place in Ruby code; failures and jumps of the language pass.
            if (e.getClass().getName().startsWith("java.")) {
                throw new RubyError(RubyError.Kind.ERROR, "JRuby failed: " + e, "", 0, null);
            }
            throw e;
        }
    }

    /// The prelude says how Ruby 3.1 would have worded it: kind, message, file, line.
    private RubyError error(RubyException exception) {
        List<?> report = (List<?>) ask("report", exception);
        return new RubyError(
                RubyError.Kind.valueOf(String.valueOf(report.get(0))),
                String.valueOf(report.get(1)),
                String.valueOf(report.get(2)),
                ((Number) report.get(3)).intValue(),
                Failures.origin(exception));
    }
}
