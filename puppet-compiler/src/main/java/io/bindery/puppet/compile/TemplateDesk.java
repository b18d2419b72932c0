package io.bindery.puppet.compile;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Renders EPP templates outside of a compile, in the top scope of a node whose manifests are not evaluated.
public final class TemplateDesk {
    private final Compilation compilation;
    private final Problems problems;

    TemplateDesk(Compilation compilation, Log log) {
        this.compilation = compilation;
        this.problems = new Problems(log);
    }

    /// The value of a program, which may set variables for the templates to see.
    public Value evaluate(SourceFile program) {
        Manifest manifest = compilation.snapshot().program(program);
        problems.report(manifest, compilation.definitions()::checksSyntax, "");
        compilation.definitions().define(manifest);
        return compilation.evaluator().evaluateProgram(manifest.body(), top());
    }

    /// The text of a template given as text.
    ///
    /// @param values the values of its parameters, or null for none at all
    public String inline(String template, @Nullable Hash values) {
        return call("inline_epp", template, values);
    }

    /// The text of a template in a file: one of a module, `module/name.epp`, or else any.
    ///
    /// @param file the absolute path where the name is that of a file, too
    /// @param values the values of its parameters, or null for none at all
    public String file(String name, @Nullable String file, @Nullable Hash values) {
        return call("epp", file == null || isOfModule(name) ? name : file, values);
    }

    /// The value of a `Deferred`.
    public Value resolve(Value deferred) {
        return compilation.evaluator().callFunction("call", List.of(deferred), null, top(), null);
    }

    /// Whether a function of that name is written in the Puppet language.
    public boolean isWrittenInPuppet(String function) {
        return compilation.definitions().isWrittenInPuppet(function);
    }

    private boolean isOfModule(String name) {
        return compilation.evaluator().callFunction("find_template", List.of(Str.of(name)), null, top(), null) instanceof Str;
    }

    private String call(String function, String template, @Nullable Hash values) {
        List<Value> arguments = values == null ? List.of(Str.of(template)) : List.of(Str.of(template), values);
        Value text = compilation.evaluator().callFunction(function, arguments, null, top(), null);
        return Texts.of(text instanceof Sensitive(Value secret) ? secret : text);
    }

    private Scope top() {
        return compilation.scopes().top();
    }
}
