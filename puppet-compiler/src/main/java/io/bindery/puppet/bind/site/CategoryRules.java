package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.text.Place;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Checks categories for errors that do not depend on their values.
final class CategoryRules {
    static final String NODE = "node";
    static final String ENVIRONMENT = "environment";

    private CategoryRules() {}

    static void check(SiteItem.Categories item, SiteProblems problems) {
        SequencedMap<String, Place> seen = new LinkedHashMap<>();
        boolean belowEnvironment = false;
        for (SiteItem.CategoryEntry entry : item.entries()) {
            Place earlier = seen.putIfAbsent(entry.name(), entry.place());
            if (earlier != null) {
                problems.add(
                        BindingCode.B206,
                        entry.place(),
                        "Category '" + entry.name() + "' is already specified" + SiteProblems.at(earlier));
            } else if (entry.name().equals("common")) {
                problems.add(BindingCode.B201, entry.place(), "Category 'common' is built in and can not be specified");
            } else if (entry.name().equals(ENVIRONMENT)) {
                checkEnvironment(entry, problems);
            }
            belowEnvironment |= entry.name().equals(NODE) && earlier == null && seen.containsKey(ENVIRONMENT);
        }
        Place node = seen.get(NODE);
        if (belowEnvironment && node != null) {
            problems.add(BindingCode.B203, node, "Category 'node' must have higher precedence than 'environment'");
        }
    }

    private static void checkEnvironment(SiteItem.CategoryEntry entry, SiteProblems problems) {
        if (!(entry.value() instanceof LiteralBoolean literal) || !literal.value()) {
            problems.add(
                    BindingCode.B202,
                    entry.place(),
                    "Category 'environment' must be given the value true (it always is the name of the environment), got "
                            + source(entry));
        }
    }

    /// The value as it is written; its place is that of its most telling part, so what comes before and after belongs to it too.
    private static String source(SiteItem.CategoryEntry entry) {
        String text = entry.place().text();
        return text.substring(text.indexOf("=>") + 2).strip();
    }
}
