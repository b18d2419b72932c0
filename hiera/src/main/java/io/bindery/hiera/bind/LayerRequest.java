package io.bindery.hiera.bind;

import java.util.List;
import java.util.Map;

/// What a bindings provider is asked for.
///
/// @param state the categories that apply, with their values
public record LayerRequest(
        String layer,
        List<BindingsReference> include,
        List<BindingsReference> exclude,
        String environment,
        String node,
        Map<String, String> state,
        Problems problems) {}
