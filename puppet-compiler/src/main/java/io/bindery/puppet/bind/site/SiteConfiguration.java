package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.LayerPlan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The configuration that a site's `site` statements give.
///
/// @param layers null if no statement sets them, which selects the default layers
/// @param isDefault whether there is no `site` statement at all
public record SiteConfiguration(Categories categories, @Nullable List<LayerPlan> layers, boolean isDefault) {
    public SiteConfiguration {
        layers = layers == null ? null : List.copyOf(layers);
    }
}
