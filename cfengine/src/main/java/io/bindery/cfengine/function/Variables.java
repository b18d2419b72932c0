package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The variables, as visible from the place of evaluation. Unqualified names belong to the current bundle.
public interface Variables {

    /// The variable of that name, or the part of a container that the name's indices lead to.
    Optional<Variable> find(String reference);

    /// An array's elements: every variable whose name begins with the reference's name and indices and has more.
    Stream<Variable> elements(String reference);

    Stream<Variable> all();

    void define(String reference, VariableType type, Value value, List<String> tags);

    void undefine(String reference);

    /// The reference with namespace and scope filled in from the place of evaluation.
    VariableName qualify(String reference);

    /// A variable under its full name.
    public record Variable(VariableName name, VariableType type, Value value, List<String> tags) {}
}
