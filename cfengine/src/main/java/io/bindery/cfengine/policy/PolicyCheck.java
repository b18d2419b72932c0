package io.bindery.cfengine.policy;

import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.PolicyCode;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Ranges;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks a policy as a whole.
public final class PolicyCheck {
    private static final Set<String> RESERVED = Set.of("sys", "const", "mon", "edit", "match", "mail", "this", "body");
    private final Policy policy;
    private final SyntaxTables tables;
    private final List<Diagnostic> found = new ArrayList<>();

    private PolicyCheck(Policy policy, SyntaxTables tables) {
        this.policy = policy;
        this.tables = tables;
    }

    /// What must hold of any policy: names defined once, promise types where they belong, calls with the right number of
    /// arguments.
    public static List<Diagnostic> partial(Policy policy, SyntaxTables tables) {
        PolicyCheck check = new PolicyCheck(policy, tables);
        check.duplicates();
        policy.bundles().forEach(check::bundle);
        check.handles();
        policy.bodies().forEach(check::accessList);
        return check.found;
    }

    /// The variables, without their scopes, that bundles promise of each other. They are left out of account.
    public static List<String> injected(Policy policy) {
        List<String> names = new ArrayList<>();
        for (Block.Bundle bundle : policy.bundles()) {
            Section section = bundle.section("vars");
            for (Promise promise : section == null ? List.<Promise>of() : section.promises()) {
                VariableName name = VariableName.parse(promise.promiser());
                String scope = name.namespace() == null && !References.holdsAny(promise.promiser()) ? name.scope() : null;
                if (scope != null && !scope.equals(bundle.name()) && isBundle(policy, bundle.namespace(), scope)) {
                    names.add(name.name());
                }
            }
        }
        return names;
    }

    private static boolean isBundle(Policy policy, String namespace, String name) {
        return policy.bundles().stream().anyMatch(each -> each.name().equals(name) && each.namespace().equals(namespace));
    }

    private void accessList(Block.Body body) {
        if (body.kind().equals("acl") && has(body, "specify_inherit_aces") && has(body, "specify_default_aces")) {
            report(
                    PolicyCode.CONFLICTING_ATTRIBUTES,
                    "An acl body cannot have both specify_inherit_aces and specify_default_aces. Please use specify_default_aces only",
                    body.place());
        }
    }

    private static boolean has(Block.Body body, String name) {
        return body.attributes().stream().anyMatch(attribute -> attribute.name().equals(name));
    }

    /// What must hold of a policy that is to be run: every body is there.
    public static List<Diagnostic> runnable(Policy policy, SyntaxTables tables, boolean requireComments) {
        PolicyCheck check = new PolicyCheck(policy, tables);
        policy.bundles().forEach(check::bodies);
        if (requireComments) {
            policy.bundles().forEach(check::comments);
        }
        return check.found;
    }

    private void duplicates() {
        Map<String, Block> first = new HashMap<>();
        for (Block.Bundle bundle : policy.bundles()) {
            duplicate(first, "bundle", PolicyCode.DUPLICATE_BUNDLE, bundle);
        }
        for (Block.Body body : policy.bodies()) {
            // As CFEngine does: only the control bodies of files may be many.
            if (!body.isControl() || !body.kind().equals("file")) {
                duplicate(first, "body", PolicyCode.DUPLICATE_BODY, body);
            }
        }
    }

    private void duplicate(Map<String, Block> first, String word, PolicyCode code, Block block) {
        Block other = first.putIfAbsent(word + block.kind() + " " + block.namespace() + ":" + block.name(), block);
        if (other != null) {
            String message = "Duplicate definition of " + word + " " + block.name() + " with type " + block.kind();
            report(code, message, other.place());
            report(code, message, block.place());
        }
    }

    private void handles() {
        Map<String, String> first = new HashMap<>();
        for (Block.Bundle bundle : policy.bundles()) {
            for (Section section : bundle.sections()) {
                for (Promise promise : section.promises()) {
                    String handle = text(promise.attribute("handle"));
                    boolean plain = handle != null && !References.holdsAny(handle);
                    // As CFEngine does: the first such handle counts, and under another guard it may be meant for other hosts.
                    String guard = References.holdsAny(promise.guard()) ? "any" : promise.guard();
                    if (plain && guard.equals(first.putIfAbsent(bundle.namespace() + ":" + handle, guard))) {
                        report(PolicyCode.DUPLICATE_HANDLE, "Duplicate promise handle " + handle + " found", promise.place());
                    }
                }
            }
        }
    }

    private static @Nullable String text(@Nullable Attribute attribute) {
        return attribute != null && attribute.value() instanceof Rvalue.Quoted(String text, Place _) ? text : null;
    }

    private void bundle(Block.Bundle bundle) {
        if (RESERVED.contains(bundle.name())) {
            report(
                    PolicyCode.RESERVED_NAME,
                    "Use of a reserved container name as a bundle name \"" + bundle.name() + "\"",
                    bundle.place());
        }
        List<String> allowed = tables.bundles().getOrDefault(bundle.kind(), List.of());
        for (Section section : bundle.sections()) {
            boolean builtIn = tables.isPromiseType(section.promiseType());
            if (tables.isRemovedPromiseType(section.promiseType())) {
                continue;
            }
            if (builtIn ? !allowed.contains(section.promiseType()) : !bundle.kind().equals("agent")) {
                report(
                        PolicyCode.WRONG_PROMISE_TYPE,
                        "Promise type '" + section.promiseType() + "' not supported by '" + bundle.kind() + "' bundle type",
                        section.place());
            }
            for (Promise promise : section.promises()) {
                promise(bundle, section.promiseType(), promise);
            }
        }
    }

    private void promise(Block.Bundle bundle, String promiseType, Promise promise) {
        if (promiseType.equals("vars")) {
            variableTypes(promise);
            variableName(promise);
        }
        for (Attribute attribute : promise.attributes()) {
            SyntaxTables.Type type = tables.isPromiseType(promiseType)
                    ? tables.promiseAttribute(promiseType, attribute.name())
                    : tables.commonAttributes().get(attribute.name());
            if (type == null) {
                continue;
            }
            if (attribute.value() instanceof Rvalue.Listing && !Ranges.isList(type.word())) {
                report(PolicyCode.TYPE_MISMATCH, "Type mismatch in constraint: " + attribute.name(), attribute.place());
            } else if (attribute.name().equals("usebundle")) {
                Block.Bundle callee = policy.bundle("agent", bundle.namespace(), name(attribute.value()));
                arity(promise, "bundle", callee == null ? null : callee.parameters(), attribute);
            } else if (type.word().equals("body")) {
                Block.Body body = policy.body(attribute.name(), bundle.namespace(), name(attribute.value()));
                arity(promise, "body", body == null ? null : body.parameters(), attribute);
            }
        }
    }

    private void arity(Promise promise, String word, @Nullable List<String> parameters, Attribute attribute) {
        if (parameters == null || !(attribute.value() instanceof Rvalue.Invocation(String name, var arguments, Place _))) {
            return;
        }
        if (parameters.size() != arguments.size()) {
            report(
                    PolicyCode.WRONG_ARITY,
                    "Conflicting arity in calling " + word + " " + name + ", expected " + parameters.size() + " arguments, "
                            + arguments.size() + " given",
                    promise.place());
        }
    }

    private void variableName(Promise promise) {
        String name = promise.promiser();
        boolean atEnd = name.startsWith(".") || name.endsWith(".");
        if (atEnd || outerDots(name) > 1) {
            report(PolicyCode.VARIABLE_NAME, "Variable promise is using an invalid name (promiser)", promise.place());
        }
    }

    /// How many dots stand outside of indices and references.
    private static int outerDots(String name) {
        int dots = 0;
        int depth = 0;
        for (int at = 0; at < name.length(); at++) {
            switch (name.charAt(at)) {
                case '[', '(', '{' -> depth++;
                case ']', ')', '}' -> depth--;
                case '.' -> dots += depth == 0 ? 1 : 0;
                default -> {}
            }
        }
        return dots;
    }

    private void variableTypes(Promise promise) {
        String first = null;
        for (Attribute attribute : promise.attributes()) {
            if (VariableType.ofWord(attribute.name()) != null) {
                if (first != null) {
                    report(
                            PolicyCode.VARIABLE_TYPES,
                            "Variable contains existing data type contstraint " + first + ", tried to redefine with "
                                    + attribute.name(),
                            promise.place());
                }
                first = attribute.name();
            }
        }
    }

    private static String name(Rvalue value) {
        return switch (value) {
            case Rvalue.Quoted(String text, Place _) -> text;
            case Rvalue.Reference(String text, Place _) -> text;
            case Rvalue.Name(String text, Place _) -> text;
            case Rvalue.Invocation(String text, List<Rvalue> _, Place _) -> text;
            case Rvalue.Listing _ -> "";
        };
    }

    private void bodies(Block.Bundle bundle) {
        for (Section section : bundle.sections()) {
            for (Promise promise : section.promises()) {
                for (Attribute attribute : promise.attributes()) {
                    // As CFEngine does: bodies of promise types that are not built in are not looked for.
                    SyntaxTables.Type type = tables.isPromiseType(section.promiseType())
                            ? tables.promiseAttribute(section.promiseType(), attribute.name())
                            : null;
                    if (type != null && type.word().equals("body")) {
                        body(bundle, attribute);
                    }
                }
            }
        }
    }

    private void body(Block.Bundle bundle, Attribute attribute) {
        String name = name(attribute.value());
        boolean computed = References.holdsAny(name) && !(attribute.value() instanceof Rvalue.Quoted);
        if (!computed && policy.body(attribute.name(), bundle.namespace(), name) == null) {
            report(
                    PolicyCode.UNDEFINED_BODY,
                    "Undefined body " + name.substring(name.indexOf(':') + 1) + " with type " + attribute.name(),
                    attribute.place());
        }
    }

    private void comments(Block.Bundle bundle) {
        for (Section section : bundle.sections()) {
            for (Promise promise : section.promises()) {
                if (promise.attribute("comment") == null) {
                    report(
                            PolicyCode.MISSING_COMMENT,
                            "Promise is missing a comment attribute, and comments are required by policy",
                            promise.place());
                }
            }
        }
    }

    private void report(PolicyCode code, String message, Place place) {
        found.add(Diagnostic.error(code, message, place));
    }
}
