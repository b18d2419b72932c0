package io.bindery.puppet.bind;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The sources from which the bindings of a request are loaded.
///
/// @param confdir the site's directory; null for none
/// @param classes the classes that the node classifier gives
/// @param variables the variables that the node classifier gives
/// @param settings the settings, as `$settings::` has them
/// @param scope the variables that mounted data can interpolate
public record LayerSources(
        Snapshot snapshot,
        @Nullable Path confdir,
        String node,
        Map<String, Hash> classes,
        Map<String, Value> variables,
        Map<String, Value> settings,
        TypeReferences types,
        Lookup lookup,
        ScopeView scope,
        Extensions extensions) {}
