package io.bindery.puppet.eval;

import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.operator.Equality;
import io.bindery.puppet.eval.operator.Ordering;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.operator.QueryOperator;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// `Type[?? condition]`: finds resources in the catalogs of other nodes, ordered by certname and reference.
record ResourceQueries(Evaluator evaluator) {
    Value find(ResourceQuery query, Scope scope) {
        Map<ResourceQuery.Condition.Comparison, Value> operands = new IdentityHashMap<>();
        evaluate(query.condition(), scope, operands);
        List<ResourceQueryService.Remote> found = new ArrayList<>();
        for (ResourceQueryService.Remote each :
                evaluator.world().remoteResources(BindingTypes.capitalized(query.type().value()))) {
            if (holds(query.condition(), each, operands)) {
                found.add(each);
            }
        }
        found.sort(Comparator.comparing(ResourceQueryService.Remote::certname)
                .thenComparing(each -> each.resource().reference().toString()));
        return new Arr(found.stream().<Value>map(RemoteResource::new).toList());
    }

    // Every operand once, however many resources there are.
    private void evaluate(ResourceQuery.Condition condition, Scope scope, Map<ResourceQuery.Condition.Comparison, Value> operands) {
        switch (condition) {
            case ResourceQuery.Condition.And and -> {
                evaluate(and.left(), scope, operands);
                evaluate(and.right(), scope, operands);
            }
            case ResourceQuery.Condition.Or or -> {
                evaluate(or.left(), scope, operands);
                evaluate(or.right(), scope, operands);
            }
            case ResourceQuery.Condition.Not not -> evaluate(not.operand(), scope, operands);
            case ResourceQuery.Condition.Comparison comparison ->
                operands.put(comparison, evaluator.evaluate(comparison.value(), scope));
        }
    }

    private static boolean holds(
            ResourceQuery.Condition condition, ResourceQueryService.Remote candidate, Map<ResourceQuery.Condition.Comparison, Value> operands) {
        return switch (condition) {
            case ResourceQuery.Condition.And and -> holds(and.left(), candidate, operands) && holds(and.right(), candidate, operands);
            case ResourceQuery.Condition.Or or -> holds(or.left(), candidate, operands) || holds(or.right(), candidate, operands);
            case ResourceQuery.Condition.Not not -> !holds(not.operand(), candidate, operands);
            case ResourceQuery.Condition.Comparison comparison ->
                holds(comparison, candidate, operands.getOrDefault(comparison, Undef.UNDEF));
        };
    }

    private static boolean holds(ResourceQuery.Condition.Comparison comparison, ResourceQueryService.Remote candidate, Value wanted) {
        if (comparison.name().equals("tag")) {
            return tagged(comparison.operator(), candidate.resource(), wanted);
        }
        Value value = value(comparison.name(), candidate);
        return switch (comparison.operator()) {
            case EQUAL -> Equality.equal(value, wanted);
            case NOT_EQUAL -> !Equality.equal(value, wanted);
            case LESS -> value != Undef.UNDEF && Ordering.compare(value, wanted) < 0;
            case LESS_OR_EQUAL -> value != Undef.UNDEF && Ordering.compare(value, wanted) <= 0;
            case GREATER -> value != Undef.UNDEF && Ordering.compare(value, wanted) > 0;
            case GREATER_OR_EQUAL -> value != Undef.UNDEF && Ordering.compare(value, wanted) >= 0;
            case MATCH -> matches(value, wanted);
            case NOT_MATCH -> !matches(value, wanted);
        };
    }

    private static boolean tagged(QueryOperator operator, Resource resource, Value wanted) {
        boolean any = switch (operator) {
            case MATCH, NOT_MATCH -> resource.tags().stream().anyMatch(tag -> matches(Str.of(tag), wanted));
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                resource.tags().contains(RubyText.of(wanted).toLowerCase(Locale.ROOT));
        };
        boolean negated = operator == QueryOperator.NOT_EQUAL || operator == QueryOperator.NOT_MATCH;
        return any != negated;
    }

    private static boolean matches(Value value, Value pattern) {
        Regex regex = pattern instanceof Regex given ? given : new Regex(RubyRegex.compile(RubyText.of(pattern)));
        return value != Undef.UNDEF && Matching.find(regex, RubyText.of(value), null);
    }

    private static Value value(String name, ResourceQueryService.Remote candidate) {
        if (name.equals("exported")) {
            return Bool.of(candidate.resource().exported());
        }
        RemoteResource resource = new RemoteResource(candidate);
        Value value = resource.at(name);
        // A resource that has no parameter `name` is called by its title.
        Value named = value == null && name.equals("name") ? resource.at("title") : value;
        return named == null ? Undef.UNDEF : named;
    }
}
