package io.bindery.ruby.erb;

import io.bindery.regex.RubyRegex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A node of the Ruby inside a template. Local variables are slots of one frame, because a template has no recursive methods.
sealed interface Node {
    /// Literal text of the template.
    record Text(String text) implements Node {}

    /// `<%= value %>`.
    record Output(Node value) implements Node {}

    /// nil, a boolean, a number or a symbol.
    record Constant(@Nullable Object value) implements Node {}

    /// A string literal: each evaluation gives a new string, as Ruby's are mutable.
    record StringLiteral(String text) implements Node {}

    record Interpolated(List<Node> parts) implements Node {}

    record RegexLiteral(RubyRegex regex) implements Node {}

    record ArrayLiteral(List<Node> elements) implements Node {}

    record HashLiteral(List<Node> keys, List<Node> values) implements Node {}

    record RangeLiteral(Node from, Node to, boolean exclusive) implements Node {}

    /// `@name`: a variable of the scope.
    record ScopeVariable(String name) implements Node {}

    /// `$1` to `$9`.
    record MatchGroup(int group) implements Node {}

    /// `def name(parameters)`: a function that the template defines.
    record Define(String name, Block body) implements Node {}

    record Local(int slot) implements Node {}

    record AssignLocal(int slot, Node value) implements Node {}

    record AssignScopeVariable(String name, Node value) implements Node {}

    record AssignElement(Node target, Node key, Node value) implements Node {}

    record Not(Node operand) implements Node {}

    record And(Node left, Node right) implements Node {}

    record Or(Node left, Node right) implements Node {}

    record If(Node test, Node then, Node otherwise) implements Node {}

    record Case(Node subject, List<When> branches, Node otherwise) implements Node {}

    record When(List<Node> values, Node body) {}

    /// `defined?(@x)` or `defined?(x)`.
    record Defined(Node operand) implements Node {}

    /// A call, operators included. A call without a receiver goes to the template itself (`scope`, `has_variable?`).
    record Call(@Nullable Node receiver, String method, List<Node> arguments, @Nullable Block block, boolean safe) implements Node {}

    /// A class named in `is_a?` and the like, or a module.
    record ClassName(String name) implements Node {}

    /// `scope.to_hash[name]`, or the question whether the hash has the name.
    record VisibleVariable(Node name, boolean asks) implements Node {}

    record Next(@Nullable Node value) implements Node {}

    record Sequence(List<Node> statements) implements Node {}

    /// A block: the slots of its parameters (a nested list destructures), the slots of its own variables, and its body.
    record Block(List<Target> parameters, List<Integer> locals, Node body) {}

    /// `&:name`: an argument that the call takes out of the argument list as its block.
    record BlockArgument(Block block) implements Node {}

    /// The target of a block's argument.
    sealed interface Target {
        record Slot(int slot) implements Target {}

        record Group(List<Target> targets) implements Target {}
    }
}
