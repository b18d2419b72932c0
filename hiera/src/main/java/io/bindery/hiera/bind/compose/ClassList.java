package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/// The classes that bindings include. A class is included if its highest inclusion is above its highest exclusion.
record ClassList(Effective effective, ComposedInjector injector) {
    SequencedMap<String, Provenance> included() {
        Map<String, Position> excluded = new HashMap<>();
        for (Contribution each : contributions(Flattening.EXCLUDED)) {
            names(each).forEach(name -> excluded.merge(name, each.position(), ClassList::higher));
        }
        SequencedMap<String, Provenance> included = new LinkedHashMap<>();
        for (Contribution each : contributions(Flattening.INCLUDED)) {
            for (String name : names(each)) {
                Position against = excluded.get(name);
                if (against == null || each.position().compareTo(against) > 0) {
                    included.putIfAbsent(name, each.provenance(Key.CLASSES));
                }
            }
        }
        return included;
    }

    private static Position higher(Position one, Position other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private List<Contribution> contributions(String key) {
        Entry entry = effective.entries().get(Key.data(key));
        return entry == null ? List.of() : entry.fragments();
    }

    List<String> names(Contribution contribution) {
        Value value = injector.contributed(contribution);
        List<String> names = new ArrayList<>();
        switch (value) {
            case Str(String name) -> names.add(plain(name));
            case Arr list -> list.elements().forEach(each -> names.add(plain(each instanceof Str(String name) ? name : each.toString())));
            case null, default -> {}
        }
        return names;
    }

    private static String plain(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("::") ? lower.substring(2) : lower;
    }
}
