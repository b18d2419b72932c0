package io.bindery.puppet.syntax.walk;

import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.SiteItem;
import java.util.function.Consumer;

/// The parts of an item of `site`.
public final class SiteChildren {
    private SiteChildren() {}

    public static void each(SiteItem item, Consumer<? super Node> visit) {
        switch (item) {
            case SiteItem.EnvironmentDefaults e -> Children.all(e.attributes(), visit);
            case SiteItem.Environments e -> Children.all(e.bodies(), visit);
            case SiteItem.DynamicEnvironments e -> visit.accept(e.body());
            case SiteItem.Categories e -> Children.all(e.entries(), visit);
            case SiteItem.Layers e -> Children.all(e.layers(), visit);
        }
    }
}
