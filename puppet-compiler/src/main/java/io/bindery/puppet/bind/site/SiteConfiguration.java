package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.LayerPlan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a site says of itself.
///
/// @param layers null where it does not say, which means the default ones
/// @param isDefault whether it says nothing at all
public record SiteConfiguration(Categories categories, @Nullable List<LayerPlan> layers, boolean isDefault) {
    public SiteConfiguration {
        layers = layers == null ? null : List.copyOf(layers);
    }
}
