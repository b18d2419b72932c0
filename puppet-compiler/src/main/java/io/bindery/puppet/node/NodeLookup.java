package io.bindery.puppet.node;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.Environment;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Looks up data and bindings of a node. Manifests are not evaluated, except for their bindings, unless a compile is requested.
public final class NodeLookup {
    private final Compiler compiler;
    private final Request request;
    private final Log log;
    private final boolean beforeMain;

    /// @param compile whether data may use variables of the node's manifests and classes
    public NodeLookup(NodeCompiler nodes, NodeRequest node, boolean compile, Log log) {
        Request asked = nodes.assemble(node, log);
        this.compiler = nodes.compiler();
        this.log = log;
        this.beforeMain = !compile && compiler.configuresBindings(asked);
        this.request = compile || beforeMain ? asked : asked.in(asked.environment().withoutManifests());
    }

    /// The environment that the node has.
    public Environment environment() {
        return request.environment();
    }

    /// Asks from the node's top scope.
    ///
    /// @throws io.bindery.puppet.compile.CompileError if the compile fails
    public <T> T ask(BiFunction<Lookup, ScopeView, T> question) {
        return beforeMain ? compiler.askBeforeMain(request, log, question) : compiler.ask(request, log, question);
    }

    /// How the value of a key is bound, or null if nothing is bound at all.
    public @Nullable Explanation explainBinding(Key key) {
        return compiler.explainBinding(request, log, key);
    }
}
