package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.BindingCode;
import io.bindery.hiera.bind.Categories;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.Scope;
import io.bindery.puppet.syntax.CategoryEntry;
import io.bindery.puppet.syntax.LiteralBoolean;
import io.bindery.puppet.syntax.SiteItem;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The categories of a site in their order, with their values for one request.
final class CategoryList {
    private static final String NODE = "node";
    private static final String ENVIRONMENT = "environment";

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
        Map<String, Place> seen = new HashMap<>();
        for (CategoryEntry entry : item.entries()) {
            Place earlier = seen.putIfAbsent(entry.name(), entry.place());
            if (earlier != null) {
                problems.add(
                        BindingCode.B206,
                        entry.place(),
                        "Category '" + entry.name() + "' is already specified" + SiteProblems.at(earlier));
            } else {
                add(entry, scope);
            }
        }
        Place nodePlace = seen.get(NODE);
        if (nodePlace != null && seen.containsKey(ENVIRONMENT) && names.indexOf(NODE) > names.indexOf(ENVIRONMENT)) {
            problems.add(
                    BindingCode.B203, nodePlace, "Category 'node' must have higher precedence than 'environment'");
        }
    }

    private void add(CategoryEntry entry, Scope scope) {
        switch (entry.name()) {
            case "common" ->
                problems.add(
                        BindingCode.B201, entry.place(), "Category 'common' is built in and can not be specified");
            case ENVIRONMENT -> addEnvironment(entry);
            default -> {
                names.add(entry.name());
                values.add(value(entry, evaluator.evaluate(entry.value(), scope)));
            }
        }
    }

    private void addEnvironment(CategoryEntry entry) {
        names.add(ENVIRONMENT);
        values.add(environment);
        if (!(entry.value() instanceof LiteralBoolean literal) || !literal.value()) {
            problems.add(
                    BindingCode.B202,
                    entry.place(),
                    "Category 'environment' must be given the value true (it always is the name of the environment), got "
                            + source(entry));
        }
    }

    /// The value as it is written; its place is that of its most telling part, so what comes before and after belongs to it too.
    private static String source(CategoryEntry entry) {
        String text = entry.place().text();
        return text.substring(text.indexOf("=>") + 2).strip();
    }

    private @Nullable String value(CategoryEntry entry, Value value) {
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
        if (!names.contains(ENVIRONMENT)) {
            names.addLast(ENVIRONMENT);
            values.addLast(environment);
        }
        if (!names.contains(NODE)) {
            names.addFirst(NODE);
            values.addFirst(node);
        }
        return Categories.ranked(names, values);
    }
}
