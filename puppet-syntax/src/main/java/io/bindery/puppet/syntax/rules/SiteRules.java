package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.BindingIssue;
import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.Unless;

/// Checks the places of `site` and `bindings`, and the content of `site`.
record SiteRules(Findings findings, Ancestors ancestors, ModuleLayout layout) {
    void checkSite(SiteStatement site) {
        ManifestRole role = layout.role(site.place().file().name());
        if (role == ManifestRole.DEFINITIONS || !isConditional()) {
            findings.error(BindingIssue.SITE_NOT_AT_TOP, site.place());
            return;
        }
        for (SiteItem item : site.items()) {
            checkItem(item, role);
        }
    }

    /// Whether nothing but conditions and sequences is around.
    private boolean isConditional() {
        int level = 0;
        while (true) {
            Node around = ancestors.above(level++);
            if (around == null) {
                return true;
            }
            if (!(around instanceof Block
                    || around instanceof If
                    || around instanceof Unless
                    || around instanceof Case
                    || around instanceof Case.Option)) {
                return false;
            }
        }
    }

    private void checkItem(SiteItem item, ManifestRole role) {
        boolean aboutEnvironments =
                switch (item) {
                    case SiteItem.EnvironmentDefaults _, SiteItem.Environments _ -> true;
                    case SiteItem.DynamicEnvironments _ -> true;
                    case SiteItem.Categories _, SiteItem.Layers _ -> false;
                };
        if (role == ManifestRole.INITIAL && aboutEnvironments) {
            findings.error(BindingIssue.ITEM_NOT_ALLOWED, item.place(), item.word(), "an environment's manifest");
        } else if (role == ManifestRole.ENVIRONMENTS && !aboutEnvironments) {
            findings.error(BindingIssue.ITEM_NOT_ALLOWED, item.place(), item.word(), "the environments manifest");
        }
    }

    void checkBindings(BindingsDefinition definition) {
        Node around = ancestors.parent();
        if (around != null && !(around instanceof Block && ancestors.above(1) == null)) {
            findings.error(BindingIssue.NOT_AT_TOP, definition.place());
        }
    }
}
