package io.bindery.puppet.compile;

import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The types that Puppet's own code registers: `Pcore::IntegerType`, `Puppet::AST::Program`, `Puppet::Resource::ResourceType3`,
/// `RubyMethod`. Their definitions are read when the first of them is used.
final class RegisteredTypes {
    private RegisteredTypes() {}

    /// @param name in lower case
    static @Nullable TypeAlias find(String name) {
        boolean possible = name.startsWith("pcore::") || name.startsWith("puppet::") || name.equals("rubymethod");
        return possible ? Definitions.BY_NAME.get(name) : null;
    }

    private static final class Definitions {
        static final Map<String, TypeAlias> BY_NAME = read("registered-types.pp");

        private static Map<String, TypeAlias> read(String resource) {
            Map<String, TypeAlias> found = new HashMap<>();
            for (Expression definition : Parser.parse(new SourceFile(resource, text(resource))).program().definitions()) {
                if (definition instanceof TypeAlias alias) {
                    found.put(alias.name().toLowerCase(Locale.ROOT), alias);
                }
            }
            return Map.copyOf(found);
        }

        private static String text(String resource) {
            try (InputStream in = Objects.requireNonNull(RegisteredTypes.class.getResourceAsStream(resource), resource)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
