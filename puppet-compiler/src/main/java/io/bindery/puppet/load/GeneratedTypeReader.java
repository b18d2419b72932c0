package io.bindery.puppet.load;

import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.MethodCall;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the output of `puppet generate types`: a call of `Puppet::Resource::ResourceType3.new` with literals only.
final class GeneratedTypeReader {
    private GeneratedTypeReader() {}

    static Optional<NativeType> read(String name, Manifest manifest) {
        List<Expression> arguments = arguments(manifest.body());
        if (arguments == null || arguments.size() < 3) {
            return Optional.empty();
        }
        Set<String> attributes = new LinkedHashSet<>();
        List<String> nameVariables = new ArrayList<>();
        attributes(arguments.get(1), attributes, nameVariables);
        attributes(arguments.get(2), attributes, nameVariables);
        List<TitlePattern> patterns = arguments.size() > 3 ? patterns(arguments.get(3)) : List.of();
        if (patterns.isEmpty() && !nameVariables.isEmpty()) {
            patterns = List.of(TitlePattern.whole(nameVariables.getFirst()));
        }
        boolean repeatable = arguments.size() > 4 && arguments.get(4) instanceof LiteralBoolean unique && !unique.value();
        return Optional.of(new NativeType(name, attributes, nameVariables, patterns, repeatable));
    }

    private static @Nullable List<Expression> arguments(Expression body) {
        return switch (body) {
            case MethodCall call -> call.arguments();
            case Call call -> call.arguments();
            default -> null;
        };
    }

    // `Puppet::Resource::Param(Any, 'name', true)`: true marks a name variable.
    private static void attributes(Expression list, Set<String> attributes, List<String> nameVariables) {
        if (!(list instanceof LiteralList literal)) {
            return;
        }
        for (Expression element : literal.elements()) {
            List<Expression> arguments = arguments(element);
            if (arguments != null && arguments.size() > 1 && arguments.get(1) instanceof LiteralString name) {
                attributes.add(name.value());
                if (arguments.size() > 2 && arguments.get(2) instanceof LiteralBoolean marked && marked.value()) {
                    nameVariables.add(name.value());
                }
            }
        }
    }

    private static List<TitlePattern> patterns(Expression hash) {
        List<TitlePattern> patterns = new ArrayList<>();
        if (hash instanceof LiteralHash literal) {
            for (LiteralHash.Entry entry : literal.entries()) {
                if (entry.key() instanceof LiteralRegex regex && entry.value() instanceof LiteralList names) {
                    List<String> variables = new ArrayList<>();
                    names.elements().forEach(each -> variables.add(each instanceof LiteralString text ? text.value() : ""));
                    patterns.add(TitlePattern.exactly(regex.pattern(), variables));
                }
            }
        }
        return patterns;
    }
}
