package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Produces the value of one parameter from an object that is bound to all parameters of a target.
record PartProduction(Host host, Production production) {
    /// @param object how the whole comes about
    /// @return null if the object has no such value, or is not there and need not be
    @Nullable Value part(Supply object, String name, Key key, SourceLocation location) {
        return switch (object.producer()) {
            case ProducerDescriptor.Referring(Type reference) -> ofReference(reference, object.optional(), name, key, location);
            case ProducerDescriptor.Querying query -> ofQuery(query, object.optional(), name, key, location);
            case ProducerDescriptor.Constant _, ProducerDescriptor.Evaluating _, ProducerDescriptor.Instance _,
                    ProducerDescriptor.Delegating _, ProducerDescriptor.Part _ -> ofValue(object, name, key, location);
        };
    }

    private @Nullable Value ofReference(Type reference, boolean optional, String name, Key key, SourceLocation location) {
        KeyedAccess found = host.object(reference);
        if (found == null && !optional) {
            throw new BindingsError(
                    BindingCode.B512,
                    BindingTypes.text(reference) + " is not in the catalog; needed for parameters of " + target(key) + " at " + location,
                    location);
        }
        return found == null ? null : found.at(name);
    }

    // `/param/TARGET/NAME`.
    private static String target(Key key) {
        return key.name().substring("/param/".length(), key.name().lastIndexOf('/'));
    }

    private @Nullable Value ofQuery(
            ProducerDescriptor.Querying query, boolean optional, String name, Key key, SourceLocation location) {
        List<Value> found = host.query(query.query());
        Value chosen = chosen(query, found, location);
        if (chosen == null && !optional) {
            throw new BindingsError(BindingCode.B508, "Query " + query.query().text() + " found nothing", location);
        }
        if (chosen == null) {
            return null;
        }
        host.used(key, chosen);
        return at(chosen, name);
    }

    private @Nullable Value chosen(ProducerDescriptor.Querying query, List<Value> found, SourceLocation location) {
        BoundExpression select = query.select();
        if (select != null && !found.isEmpty()) {
            Value selected = host.lambda(select).call(List.of(new Arr(found)));
            if (selected == Undef.UNDEF) {
                return null;
            }
            if (!found.contains(selected)) {
                throw new BindingsError(
                        BindingCode.B503,
                        "The producer of " + query.query().text() + " returned " + BindingTypes.shown(selected) + ", expected "
                                + BindingTypes.text(query.type()),
                        location);
            }
            return selected;
        }
        if (found.size() > 1) {
            throw new BindingsError(
                    BindingCode.B509,
                    "Query " + query.query().text() + " found " + found.size() + " resources, expected one (use select_result)",
                    location);
        }
        return found.isEmpty() ? null : found.getFirst();
    }

    private @Nullable Value ofValue(Supply object, String name, Key key, SourceLocation location) {
        Value whole = production.value(object, key, location, Hash.EMPTY);
        if ((whole == null || whole == Undef.UNDEF) && !object.optional()) {
            throw new BindingsError(
                    BindingCode.B507,
                    "The producer of " + key + " produced no value (use 'to optional' to allow this)",
                    location);
        }
        return whole == null ? null : at(whole, name);
    }

    private @Nullable Value at(Value whole, String name) {
        return switch (whole) {
            case Hash hash -> hash.get(name);
            case KeyedAccess keyed -> keyed.at(name);
            case Type reference when host.object(reference) instanceof KeyedAccess keyed -> keyed.at(name);
            default -> null;
        };
    }
}
