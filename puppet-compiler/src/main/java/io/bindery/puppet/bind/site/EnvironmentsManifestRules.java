package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.walk.Children;
import org.jspecify.annotations.Nullable;

/// Refuses statements that a manifest for choosing environments must not have: definitions, and everything about the catalog.
final class EnvironmentsManifestRules {
    private EnvironmentsManifestRules() {}

    static void check(Node node, SiteProblems problems) {
        String refused = refused(node);
        if (refused != null) {
            problems.add(BindingCode.B111, node.place(), refused + " is not allowed in the environments manifest");
            return;
        }
        Children.each(node, child -> check(child, problems));
    }

    private static @Nullable String refused(Node node) {
        return switch (node) {
            case ClassDefinition _ -> "A class definition";
            case DefineDefinition _ -> "A define";
            case NodeDefinition _ -> "A node definition";
            case FunctionDefinition _ -> "A function definition";
            case TypeAlias _, TypeMapping _, TypeDefinition _ -> "A type definition";
            case BindingsDefinition _ -> "A bindings definition";
            case ResourceStatement _ -> "A resource";
            case ResourceDefaults _ -> "A resource default";
            case ResourceOverride _ -> "A resource override";
            case Collector _ -> "A collector";
            case Relationship _ -> "A relationship";
            default -> null;
        };
    }
}
