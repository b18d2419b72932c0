package io.bindery.puppet.syntax;

import io.bindery.text.Place;

/// A node of the syntax tree. Puppet is an expression language, so there is one root: statements, definitions and
/// operators are all expressions. Nodes are dumb and immutable, made only by the parser, and know their place.
public sealed interface Expression
        permits LiteralUndef,
                LiteralDefault,
                LiteralBoolean,
                LiteralInteger,
                LiteralFloat,
                LiteralString,
                LiteralRegex,
                LiteralList,
                LiteralHash,
                Concatenation,
                Interpolation,
                Heredoc,
                Name,
                TypeName,
                ReservedWord,
                Variable,
                Access,
                NamedAccess,
                Binary,
                Not,
                Minus,
                Unfold,
                Parenthesized,
                Assignment,
                Relationship,
                Call,
                MethodCall,
                Lambda,
                If,
                Unless,
                Case,
                Selector,
                Block,
                Nop,
                ClassDefinition,
                DefineDefinition,
                NodeDefinition,
                FunctionDefinition,
                TypeDefinition,
                TypeAlias,
                TypeMapping,
                ResourceStatement,
                ResourceDefaults,
                ResourceOverride,
                Collector,
                Epp,
                RenderString,
                RenderExpression {

    /// Where the salient part of this expression stands; errors about it point here.
    Place place();
}
