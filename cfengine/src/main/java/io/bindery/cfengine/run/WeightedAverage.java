package io.bindery.cfengine.run;

import java.util.ArrayList;
import java.util.List;

/// The statistics of a repeated measurement: its last value, its average, in which older values count less and less, and the
/// deviation. The weights are derived from the reference program's results.
///
/// @param variance the weighted square of the distances
record WeightedAverage(double value, double average, double variance) {
    private static final double NEW = 0.6;
    private static final double NEW_SCALAR = 0.7;
    /// Deviations below are noise: no class says how far a value is from the average.
    private static final double NOISE = 10;

    /// One more value of a number that always changes.
    WeightedAverage sampled(double number) {
        double square = (number - average) * (number - average);
        double spread = Math.min(square, NEW * square + (1 - NEW) * variance);
        return new WeightedAverage(number, NEW * number + (1 - NEW) * average, spread);
    }

    /// One more value of a number that seldom changes.
    WeightedAverage followed(double number) {
        double square = (number - average) * (number - average);
        return new WeightedAverage(
                number, NEW_SCALAR * number + (1 - NEW_SCALAR) * average, NEW_SCALAR * square + (1 - NEW_SCALAR) * variance);
    }

    double spread() {
        return Math.sqrt(variance);
    }

    /// The deviation of a sampled number: that of the long and of the short term together.
    double deviation() {
        return Math.sqrt((1 + NEW) * variance);
    }

    /// What the last value is, compared with the average: high, low or normal, and by how many deviations.
    List<String> classes(String name) {
        List<String> classes = new ArrayList<>();
        double distance = value - average;
        if (value == 0 && average == 0) {
            return classes;
        }
        String level = name + (distance > 0 ? "_high" : distance < 0 ? "_low" : "_normal");
        if (deviation() < NOISE) {
            classes.add(level);
            return classes;
        }
        double deviations = Math.abs(distance) / deviation();
        classes.add(level + (deviations <= 1 ? "_normal" : deviations <= 2 ? "_dev1" : deviations <= 3 ? "_dev2" : "_anomaly"));
        return classes;
    }
}
