package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The categories of a site in their order, with their values for one request.
final class CategoryList {
    private final Evaluator evaluator;
    private final SiteProblems problems;
    private final String environment;
    private final String node;
    private final List<String> names = new ArrayList<>();
    private final List<@Nullable String> values = new ArrayList<>();
    private @Nullable Place given;

    CategoryList(Evaluator evaluator, SiteProblems problems, String environment, String node) {
        this.evaluator = evaluator;
        this.problems = problems;
        this.environment = environment;
        this.node = node;
    }

    boolean isGiven() {
        return given != null;
    }

    void read(SiteItem.Categories item, Scope scope) {
        if (given != null) {
            problems.add(
                    BindingCode.B205, item.place(), "Categories are already defined" + SiteProblems.at(given));
            return;
        }
        given = item.place();
        CategoryRules.check(item, problems);
        for (SiteItem.CategoryEntry entry : item.entries()) {
            if (!names.contains(entry.name()) && !entry.name().equals("common")) {
                names.add(entry.name());
                values.add(
                        entry.name().equals(CategoryRules.ENVIRONMENT)
                                ? environment
                                : value(entry, evaluator.evaluate(entry.value(), scope)));
            }
        }
    }

    private @Nullable String value(SiteItem.CategoryEntry entry, Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Bool bool -> Interpolation.text(bool);
            case Int number -> Interpolation.text(number);
            case Real number -> Interpolation.text(number);
            case Undef undef -> null;
            default -> {
                problems.add(
                        BindingCode.B204,
                        entry.place(),
                        "Category '" + entry.name() + "' must evaluate to a String, Boolean, Number, or undef; got "
                                + SiteProblems.typeOf(value));
                yield null;
            }
        };
    }

    /// All categories, with those that are always there.
    Categories finish() {
        if (!names.contains(CategoryRules.ENVIRONMENT)) {
            names.addLast(CategoryRules.ENVIRONMENT);
            values.addLast(environment);
        }
        if (!names.contains(CategoryRules.NODE)) {
            names.addFirst(CategoryRules.NODE);
            values.addFirst(node);
        }
        return Categories.ranked(names, values);
    }
}
