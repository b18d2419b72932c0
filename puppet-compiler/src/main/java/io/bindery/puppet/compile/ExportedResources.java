package io.bindery.puppet.compile;

import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Value;
import java.util.List;

/// The resources that other nodes export. Implementations decide where they are stored.
@FunctionalInterface
public interface ExportedResources {
    ExportedResources NONE = type -> List.of();

    /// Those of a type, ordered the same way every time.
    List<Stored> find(String type);

    /// All resources of a type, exported or not, of all nodes but the one that is compiled.
    default List<ResourceQueryService.Remote> everywhere(String type) {
        return List.of();
    }

    /// Whether there is a database that [#query] can ask.
    default boolean answersQueries() {
        return false;
    }

    /// What the database answers to a query in its own language, a text or an array.
    default Value query(Value query) {
        throw new EvaluationError("There is no PuppetDB to ask");
    }

    /// An exported resource and the id of its stored record. The id distinguishes one resource found twice from two conflicting
    /// resources.
    record Stored(String id, Resource resource) {}
}
