package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// What may stand in `site { }`.
public sealed interface SiteItem extends Node {
    /// The word it starts with.
    String word();

    /// `Environment { attributes }`: defaults for every environment.
    record EnvironmentDefaults(List<Attribute.Operation> attributes, Place place) implements SiteItem {
        public EnvironmentDefaults {
            attributes = List.copyOf(attributes);
        }

        @Override
        public String word() {
            return "Environment";
        }
    }

    /// `environment { 'name': attributes; ... }`.
    record Environments(List<ResourceBody> bodies, Place place) implements SiteItem {
        public Environments {
            bodies = List.copyOf(bodies);
        }

        @Override
        public String word() {
            return "environment";
        }
    }

    /// `dynamic_environments { '/directory': attributes }`.
    record DynamicEnvironments(ResourceBody body, Place place) implements SiteItem {
        @Override
        public String word() {
            return "dynamic_environments";
        }
    }

    /// `categories { name => value, ... }`, the most specific first.
    record Categories(List<CategoryEntry> entries, Place place) implements SiteItem {
        public Categories {
            entries = List.copyOf(entries);
        }

        @Override
        public String word() {
            return "categories";
        }
    }

    /// `bindings => [layers]` or `layers { layers }`, the highest first.
    record Layers(String word, List<Layer> layers, Place place) implements SiteItem {
        public Layers {
            layers = List.copyOf(layers);
        }
    }

    /// One `name => value` of `categories`.
    record CategoryEntry(String name, Expression value, Place place) implements Node {}

    /// `layer { 'name': include => ..., exclude => ... }`.
    record Layer(Expression name, List<Attribute.Operation> operations, Place place) implements Node {
        public Layer {
            operations = List.copyOf(operations);
        }
    }
}
