package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Replacement;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The effects of resource expressions on the catalog. The evaluator evaluates the parts of an expression, in Puppet's order and
/// with its errors; the compiler implements the effects here. An error thrown here without a place is located at the expression,
/// as for functions.
public interface CatalogBuilder {
    /// Whether a class of that name can be found, loading it where needed.
    boolean classExists(String name);

    /// A resource declared so far, or null. The type is the name as in the reference, any case; `class` for classes.
    @Nullable DeclaredResource find(String type, String title);

    /// Declares the resources of a statement and gives their references in order.
    ///
    /// @param type the type's name as written, lower case, or as its type reference has it
    List<Value> declare(ResourceStatement statement, Scope scope, String type, List<DeclaredBody> bodies);

    /// Sets resource defaults of a type in a scope.
    void setDefaults(ResourceDefaults expression, Scope scope, String type, List<EvaluatedAttribute> attributes);

    /// The resource defaults that hold for a type, as references write it, in a scope.
    Map<String, Value> defaults(String type, Scope scope);

    /// Overrides attributes of resources given by reference; each is a resource type with a title, already checked.
    void override(
            ResourceOverride expression, Scope scope, List<Value> references, List<EvaluatedAttribute> attributes);

    /// Adds a collector and gives it as a value, for relationships. The query's operands are evaluated by the caller's evaluator.
    ///
    /// @param attributes the overrides that collected resources get
    Value collect(Collector expression, Scope scope, List<EvaluatedAttribute> attributes);

    /// Records `left -> right` between references or collectors, and gives what the expression is worth: the right side, or the
    /// left where that is empty.
    Value relate(Relationship expression, Scope scope, Value left, Value right);

    /// Meets a `site` statement. What it says was read before the compile, or there is no compile and it is read now.
    default void site(SiteStatement expression, Scope scope) {}

    /// Whether a native or defined resource type of that name can be found, loading it where needed.
    boolean typeExists(String name);

    /// Declares classes by name, as `include` does, and evaluates those that are new.
    void include(List<String> classes, Scope scope);

    /// Includes classes and puts them into the container of the scope, as `contain` does.
    void contain(List<String> classes, Scope scope);

    /// Includes classes and makes the container of the scope require them, as `require` does.
    void require(List<String> classes, Scope scope);

    /// Declares resources as `create_resources` does, and gives their references.
    ///
    /// @param place the line that the resources get as the place of their declaration
    List<Value> create(
            ResourceStatement.Form form,
            String type,
            List<Value> titles,
            SequencedMap<String, Value> parameters,
            Scope scope,
            @Nullable Place place);

    /// Puts what Ruby code changed in place into the variables and parameters that hold it.
    void replace(Replacement replacement, Scope scope);

    /// Realizes virtual resources, now or when they are declared; the references may be nested in arrays.
    void realize(List<Value> references, Scope scope);

    /// Adds tags to the container of the scope.
    void tag(List<String> tags, Scope scope);

    /// Whether each of these tags is on the container of the scope or on the catalog.
    boolean isTagged(List<String> tags, Scope scope);

    /// The names of all classes declared so far.
    List<String> classNames();

    /// All tags of the catalog so far.
    List<String> allTags();

    /// Adds tags to the catalog itself, as Ruby code may.
    default void tagCatalog(List<String> tags) {}

    /// The references of all resources declared so far, in order.
    default List<String> references() {
        return List.of();
    }
}
