package io.bindery.check.name;

import io.bindery.check.finding.Findings;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.text.Severity;
import io.bindery.text.Spelling;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Resolves the names that a manifest mentions. An unknown name is reported only if the check would know it if it existed.
public record NameInspection(KnownNames names) {
    /// @param module the module the manifest belongs to; empty for one of the environment
    public void inspect(Mentions mentions, String module, Findings findings) {
        for (Mention mention : mentions.all()) {
            switch (mention) {
                case Mention.ClassUse use -> classUse(use, module, findings);
                case Mention.FunctionUse use -> function(use, module, findings);
                case Mention.ResourceUse use -> resource(use, module, findings);
            }
        }
    }

    private boolean isKnowable(String name, String module) {
        return names.knowsModule(name) || names.isComplete(module);
    }

    private void classUse(Mention.ClassUse use, String module, Findings findings) {
        if (names.classNamed(use.name()) == null && isKnowable(use.name(), module)) {
            unknown("unknown_class", use, "Could not find class ::" + use.name(), names.meant(Definition.Kind.CLASS, use.name()), findings);
        }
    }

    private void function(Mention.FunctionUse use, String module, Findings findings) {
        boolean knowable = use.name().contains("::") ? isKnowable(use.name(), module) : names.isComplete(module);
        if (knowable && !names.hasFunction(use.name())) {
            unknown("unknown_function", use, "Unknown function: '" + use.name() + "'", names.meant(Definition.Kind.FUNCTION, use.name()), findings);
        }
    }

    private void resource(Mention.ResourceUse use, String module, Findings findings) {
        if (use.isClass()) {
            declared(use, module, findings);
            return;
        }
        Definition define = names.defineNamed(use.type());
        if (define != null) {
            parameters(use, define, findings);
            missing(use, define, findings);
            return;
        }
        if (names.declares(use.type(), own(use)) || names.isOfAnotherVersion(use.type())) {
            return;
        }
        Optional<NativeType> type = names.nativeType(use.type());
        if (type.isPresent()) {
            attributes(use, type.get(), findings);
        } else if (!names.bringsType(use.type()) && !FormerTypes.isOne(use.type()) && (use.type().contains("::") ? isKnowable(use.type(), module) : names.isComplete(module))) {
            unknown("unknown_type", use, "Unknown resource type: '" + use.type() + "'", names.meant(Definition.Kind.DEFINE, use.type()), findings);
        }
    }

    // The attributes that not every resource has.
    private static Set<String> own(Mention.ResourceUse use) {
        Set<String> names = new HashSet<>();
        for (Mention.Given given : use.given()) {
            if (!Metaparameters.isOne(given.name())) {
                names.add(given.name());
            }
        }
        return names;
    }

    private void declared(Mention.ResourceUse use, String module, Findings findings) {
        String name = use.title().startsWith("::") ? use.title().substring(2) : use.title();
        if (name.isEmpty()) {
            return;
        }
        Definition definition = names.classNamed(name);
        if (definition != null) {
            parameters(use, definition, findings);
        } else if (isKnowable(name, module)) {
            unknown("unknown_class", use, "Could not find declared class " + name, names.meant(Definition.Kind.CLASS, name), findings);
        }
    }

    private static void parameters(Mention.ResourceUse use, Definition definition, Findings findings) {
        for (Mention.Given given : use.given()) {
            if (definition.parameter(given.name()) == null && !isAlwaysThere(given.name())) {
                findings.add("unknown_parameter", severity(use), given.place(), use.reference() + ": has no parameter named '" + given.name() + "'", hint(given.name(), definition.parameters().stream().map(Parameter::name).toList()));
            }
        }
    }

    /// Reports a missing parameter without a default, unless resource defaults might set it.
    private void missing(Mention.ResourceUse use, Definition define, Findings findings) {
        if (!use.complete() || names.hasDefaults(use.type())) {
            return;
        }
        Set<String> given = new HashSet<>(use.inherited());
        use.given().forEach(attribute -> given.add(attribute.name()));
        for (Parameter parameter : define.parameters()) {
            if (parameter.value() == null && !given.contains(parameter.name()) && !isAlwaysThere(parameter.name())) {
                unknown("missing_parameter", use, use.reference() + ": expects a value for parameter '" + parameter.name() + "'", "write " + parameter.name() + " => ...", findings);
            }
        }
    }

    private static boolean isAlwaysThere(String parameter) {
        return parameter.equals("name") || parameter.equals("title") || Metaparameters.isOne(parameter);
    }

    private static void attributes(Mention.ResourceUse use, NativeType type, Findings findings) {
        for (Mention.Given given : use.given()) {
            if (!type.accepts(given.name())) {
                findings.add("unknown_parameter", severity(use), given.place(), "no parameter named '" + given.name() + "' on " + use.reference(), hint(given.name(), type.attributes()));
                continue;
            }
            RefusedValue refused = RefusedValue.of(type, given);
            if (refused != null) {
                String prefix = "Parameter " + given.name() + " failed on " + use.reference() + ": ";
                findings.add("invalid_value", refused.severity(), refused.place(), prefix + refused.message(), refused.hint());
            }
        }
    }

    private static @Nullable String hint(String name, Iterable<String> known) {
        String hint = Spelling.hint(name, known);
        return hint.isEmpty() ? null : hint;
    }

    // A branch may be for another version of a module, and never be taken with this one.
    private static Severity severity(Mention mention) {
        return mention.conditional() ? Severity.WARNING : Severity.ERROR;
    }

    private static void unknown(String rule, Mention mention, String message, @Nullable String hint, Findings findings) {
        findings.add(rule, severity(mention), mention.place(), message, hint);
    }
}
