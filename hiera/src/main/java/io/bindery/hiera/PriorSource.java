package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The source that lookup asks before data: bindings. Layers of data that are mounted among the bindings are not asked a second
/// time.
public interface PriorSource {
    /// The value of a key, or null if this source does not have the key.
    @Nullable Value find(String key);

    /// Whether a layer of data is mounted there.
    ///
    /// @param module the module whose layer it is; null for the others
    boolean mounts(LayerKind layer, @Nullable String module);
}
