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

/// Where the bindings of a request may come from.
///
/// @param confdir the site's directory; null for none
/// @param classes what the node classifier says
/// @param variables what the node classifier says
/// @param settings as `$settings::` has them
/// @param scope what data that is mounted sees of variables
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
