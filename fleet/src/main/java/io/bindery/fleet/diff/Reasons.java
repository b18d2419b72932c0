package io.bindery.fleet.diff;

import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Finds out why parameters differ. The origin of a value names its line of code or data. If that line is the same at both sides,
/// the reason is further up: a parameter of the resource's container, or a file that the line reads.
final class Reasons {
    private static final Pattern DATA_PLACE = Pattern.compile("layer, (/[^\\n]*?)(?::(\\d+))?(?= and |$)");
    private static final int MOST_FILES = 3;
    private static final int MOST_STEPS = 32;

    private final Side old;
    private final Side now;
    private @Nullable List<String> changedInputs;

    private record Side(CodeState state, Outcome.Compiled outcome, Map<Reference, Reference> containers) {
        static Side of(CodeState state, Outcome.Compiled outcome) {
            return new Side(state, outcome, new HashMap<>());
        }

        Catalog catalog() {
            return outcome.catalog();
        }

        @Nullable Reference container(Reference of) {
            if (containers.isEmpty()) {
                for (Edge edge : catalog().edges()) {
                    containers.put(edge.target(), edge.source());
                }
            }
            return containers.get(of);
        }
    }

    Reasons(CodeState from, Outcome.Compiled old, CodeState to, Outcome.Compiled now) {
        this.old = Side.of(from, old);
        this.now = Side.of(to, now);
    }

    /// Where a resource is declared.
    Supplier<Reason> declaration(Resource resource, CodeState state) {
        return () -> {
            String file = resource.file();
            if (file == null) {
                return new Reason("no manifest declares it", null, 0);
            }
            String shown = state.shown(file);
            return new Reason("declared at " + shown + ":" + resource.line(), shown, resource.line());
        };
    }

    Supplier<Reason> before(Resource before, Resource after, String parameter) {
        return () -> direct(old, before, parameter);
    }

    Supplier<Reason> after(Resource before, Resource after, String parameter) {
        return () -> {
            Reason reason = direct(now, after, parameter);
            return reason.because(further(before, after, parameter, 0));
        };
    }

    /// Why a parameter is no longer given.
    Supplier<Reason> absence(Resource before, Resource after, String parameter) {
        return () -> declaration(after, now.state).get().because(further(before, after, parameter, 0));
    }

    private Reason direct(Side side, Resource resource, String name) {
        Path source = name.equals("content") ? side.outcome.sources().get(resource.reference()) : null;
        if (source != null && resource.value("content") == null) {
            String shown = side.state.shown(source.toString());
            return new Reason("content of " + shown, shown, 0);
        }
        Parameter parameter = resource.parameter(name);
        return parameter == null ? declaration(resource, side.state).get() : of(parameter.origin(), side.state);
    }

    private static Reason of(Origin origin, CodeState state) {
        String text = origin.describe().replace(state.root() + "/", "");
        Place place = place(origin);
        if (place != null && !place.isWhole()) {
            return new Reason(text, state.shown(place.file().name()), place.line());
        }
        Matcher data = DATA_PLACE.matcher(origin.describe());
        return origin instanceof Origin.Looked && data.find()
                ? new Reason(text, state.shown(data.group(1)), data.group(2) == null ? 0 : Integer.parseInt(data.group(2)))
                : new Reason(text, null, 0);
    }

    private static @Nullable Place place(Origin origin) {
        return switch (origin) {
            case Origin.Declared at -> at.place();
            case Origin.ResourceDefault at -> at.place();
            case Origin.HeaderDefault at -> at.place();
            case Origin.Overridden at -> at.place();
            case Origin.Collected at -> at.place();
            case Origin.Relationship at -> at.place();
            case Origin.Looked data -> null;
            case Origin.Bound binding -> null;
            case Origin.Container inherited -> null;
            case Origin.Given known -> null;
        };
    }

    /// The reason behind an origin whose own line is the same at both sides; null if the line itself was edited, or nothing is found.
    private @Nullable Reason further(Resource before, Resource after, String name, int depth) {
        Parameter was = before.parameter(name);
        Parameter is = after.parameter(name);
        if (was == null || is == null || depth > MOST_STEPS || !sameText(was.origin(), is.origin())) {
            return null;
        }
        Reason above = fromContainers(after.reference(), was, is, depth);
        return above == null ? fromInputs(place(is.origin())) : above;
    }

    private static boolean sameText(Origin was, Origin is) {
        Place left = place(was);
        Place right = place(is);
        return left != null && right != null
                && Objects.equals(left.file().name(), right.file().name())
                && left.text().equals(right.text());
    }

    // A parameter with the very values; else one that the line names, or whose value is part of the new text; else the only one that changed.
    private @Nullable Reason fromContainers(Reference resource, Parameter was, Parameter is, int depth) {
        Reason only = null;
        int changed = 0;
        int steps = 0;
        for (Reference at = now.container(resource); at != null && steps < MOST_STEPS; at = now.container(at), steps++) {
            Resource before = old.catalog().resource(at);
            Resource after = now.catalog().resource(at);
            if (before == null || after == null) {
                continue;
            }
            for (Parameter parameter : after.parameters()) {
                Value first = before.value(parameter.name());
                Value second = parameter.value();
                if (first != null && !first.equals(second)) {
                    boolean same = first.equals(was.value()) && second.equals(is.value());
                    boolean clear = same || isNamed(parameter.name(), is.origin()) || mentions(is.value(), second);
                    Reason reason = clear || changed == 0 ? parameterReason(before, after, parameter, depth) : null;
                    if (clear) {
                        return reason;
                    }
                    only = reason;
                    changed++;
                }
            }
        }
        return changed == 1 ? only : null;
    }

    private static boolean isNamed(String parameter, Origin origin) {
        Place place = place(origin);
        return place != null && !place.isWhole() && Pattern.compile("\\$\\{?" + parameter + "\\b").matcher(place.text()).find();
    }

    private Reason parameterReason(Resource before, Resource after, Parameter parameter, int depth) {
        Reason direct = of(parameter.origin(), now.state);
        String text = "parameter " + parameter.name() + " of " + after.reference() + ", " + direct.text();
        return new Reason(text, direct.file(), direct.line(), further(before, after, parameter.name(), depth + 1));
    }

    private static boolean mentions(Value whole, Value part) {
        return whole instanceof Str(String text) && part instanceof Str(String inner) && !inner.isEmpty() && text.contains(inner);
    }

    // A file that the line names, what the line looks up, or the files of its module that are not the same at both sides.
    private @Nullable Reason fromInputs(@Nullable Place place) {
        List<String> all = changedFiles();
        if (place == null || place.isWhole()) {
            return changed(all);
        }
        List<String> named = all.stream().filter(each -> isNamed(each, place.text())).toList();
        if (!named.isEmpty()) {
            return changed(named);
        }
        Reason read = new LineInputs(old.state, now.state, all).of(place);
        return read != null ? read : changed(nearest(all, place));
    }

    private static @Nullable Reason changed(List<String> changed) {
        if (changed.isEmpty()) {
            return null;
        }
        String more = changed.size() > MOST_FILES ? " and " + (changed.size() - MOST_FILES) + " more" : "";
        String text = String.join(", ", changed.subList(0, Math.min(MOST_FILES, changed.size()))) + more + " changed";
        return new Reason(text, changed.size() == 1 ? changed.getFirst() : null, 0);
    }

    // The files that the node's compile read and that are not the same at both sides.
    private List<String> changedFiles() {
        List<String> changed = changedInputs;
        if (changed == null) {
            TreeSet<String> paths = new TreeSet<>();
            for (Path path : now.outcome.looks().paths()) {
                boolean file = now.state.files().isFile(path) || old.state.files().isFile(path);
                if (file && !now.state.stamp(path).equals(old.state.stamp(path))) {
                    paths.add(now.state.shown(path.toString()));
                }
            }
            changed = new ArrayList<>(paths);
            changedInputs = changed;
        }
        return changed;
    }

    private List<String> nearest(List<String> changed, Place place) {
        String file = now.state.shown(place.file().name());
        int manifests = file.indexOf("/manifests/");
        String module = manifests < 0 ? "" : file.substring(0, manifests + 1);
        List<String> near = changed.stream().filter(each -> !module.isEmpty() && each.startsWith(module)).toList();
        return near.isEmpty() ? changed : near;
    }

    private static boolean isNamed(String file, String text) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        int dot = name.indexOf('.');
        String word = file.contains("/functions/") && dot > 0 ? name.substring(0, dot) : name;
        return Pattern.compile("\\b" + Pattern.quote(word) + "\\b").matcher(text).find();
    }
}
