package io.bindery.puppet.syntax.walk;

import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.Node;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The expressions and statements in a statement of bindings. Types are none of them: `class a` and a `Hash` of one argument are
/// legal there and nowhere else.
public final class BindingChildren {
    private BindingChildren() {}

    public static void each(BindingStatement statement, Consumer<? super Node> visit) {
        switch (statement) {
            case BindingStatement.When e -> Children.all(e.statements(), visit);
            case BindingStatement.Bind e -> produced(e.producer(), e.options(), visit);
            case BindingStatement.Multibind e -> produced(e.producer(), e.options(), visit);
            case BindingStatement.BindParameters e -> parameters(e, visit);
            case BindingStatement.BindVariables e -> produced(e.producer(), List.of(), visit);
            case BindingStatement.BindMap e -> Children.all(e.names(), visit);
            case BindingStatement.Rebind e -> produced(e.producer(), List.of(), visit);
            case BindingStatement.BindDependency _, BindingStatement.Inclusion _ -> {}
            case BindingStatement.Stray _ -> {}
        }
    }

    private static void produced(
            BindingStatement.@Nullable Producer producer, List<Attribute.Operation> options, Consumer<? super Node> visit) {
        if (producer != null) {
            visit.accept(producer.expression());
        }
        Children.all(options, visit);
    }

    /// The entries of a hash, not the hash: a name given twice in it has an error of its own.
    private static void parameters(BindingStatement.BindParameters statement, Consumer<? super Node> visit) {
        if (statement.producer().expression() instanceof LiteralHash hash) {
            Children.all(hash.entries(), visit);
        } else {
            visit.accept(statement.producer().expression());
        }
        Children.all(statement.options(), visit);
    }
}
