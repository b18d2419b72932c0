package io.bindery.puppet.eval;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A function: its name and its signatures, tried in order.
///
/// Built-in functions are written as one expression, signature by signature:
///
/// ```java
/// Function.named("join")
///         .takes("Array", "arg").optionally("String", "delimiter").with((call, arguments) -> ...)
/// ```
public record Function(String name, List<Dispatch> dispatches, LocalTypes types) {

    public Function {
        dispatches = List.copyOf(dispatches);
    }

    public Function(String name, List<Dispatch> dispatches) {
        this(name, dispatches, LocalTypes.NONE);
    }

    /// A function with no signature yet.
    public static Function named(String name) {
        return new Function(name, List.of());
    }

    /// Names a type for the signatures that follow.
    public Function type(String name, String definition) {
        return new Function(this.name, dispatches, types.with(name, definition));
    }

    /// This function under another name.
    public Function as(String name) {
        return new Function(name, dispatches, types);
    }

    /// A type that the function named for itself.
    public Type localType(String name) {
        return Objects.requireNonNull(types.find(name));
    }

    /// Begins a signature with no parameters.
    public Dispatch.Draft takesNothing() {
        return new Dispatch.Draft(this);
    }

    /// Begins a signature whose first parameter is required.
    public Dispatch.Draft takes(String type, String parameter) {
        return takesNothing().takes(type, parameter);
    }

    /// Begins a signature whose first parameter may be left out.
    public Dispatch.Draft optionally(String type, String parameter) {
        return takesNothing().optionally(type, parameter);
    }

    /// Begins a signature that is any number of one parameter, possibly none.
    public Dispatch.Draft repeatedly(String type, String parameter) {
        return takesNothing().repeatedly(type, parameter);
    }

    /// Begins a signature that is any number of one parameter, at least one.
    public Dispatch.Draft repeatedlyAtLeastOnce(String type, String parameter) {
        return takesNothing().repeatedlyAtLeastOnce(type, parameter);
    }

    /// This function with one more signature.
    public Function and(Dispatch dispatch) {
        List<Dispatch> more = new ArrayList<>(dispatches);
        more.add(dispatch);
        return new Function(name, more, types);
    }

    /// Calls the first signature that the arguments and the call's block fit.
    ///
    /// @throws io.bindery.puppet.eval.error.EvaluationError with Puppet's description of the mismatch where none fits
    public Value call(Call call, List<Value> arguments) {
        return Dispatcher.dispatch(this, call, arguments);
    }
}
