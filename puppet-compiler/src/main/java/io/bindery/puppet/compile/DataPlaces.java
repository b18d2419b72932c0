package io.bindery.puppet.compile;

import io.bindery.files.FileView;
import io.bindery.hiera.Answer;
import io.bindery.hiera.Contribution;
import io.bindery.hiera.LeafOrigins;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// The files and lines of a value that lookup found, computed only on demand.
public record DataPlaces(String key, Answer answer, FileView files) implements Supplier<String> {

    /// Each file that went into the value, with the first line of it that did.
    @Override
    public String get() {
        SequencedMap<Contribution, Integer> lines = new LinkedHashMap<>();
        answer.contributions().forEach(source -> lines.put(source, 0));
        for (LeafOrigins.Leaf leaf : LeafOrigins.of(key, answer.value(), answer.contributions(), files)) {
            Contribution source = leaf.source();
            if (source != null && leaf.line() > 0) {
                lines.merge(source, leaf.line(), (known, line) -> known == 0 ? line : Math.min(known, line));
            }
        }
        List<String> places = new ArrayList<>();
        lines.forEach((source, line) -> places.add(line == 0 ? source.describe() : source.describe() + ":" + line));
        return String.join(" and ", places);
    }
}
