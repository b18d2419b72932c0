package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.problem.Problems;
import java.util.List;
import java.util.Map;

/// The request for bindings that a provider receives.
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
