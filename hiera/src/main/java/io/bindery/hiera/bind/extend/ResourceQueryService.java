package io.bindery.hiera.bind.extend;

import io.bindery.puppet.catalog.Resource;
import java.util.List;

/// Finds resources of other nodes, for `Type[?? ...]`. Bound to `Type[ResourceQueryService]`; without such a binding, stored
/// catalogs are searched. An extension point.
public interface ResourceQueryService {
    /// All resources of a type, of all nodes except the compiled one.
    ///
    /// @param type as references write it
    List<Remote> resources(String type);

    /// A resource of a node.
    record Remote(String certname, Resource resource) {}
}
