package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.promise.measurement.MeasurementRecords;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.enact.host.Host;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The monitor's records: averages and deviations in `state/bindery_measurements.state`, and for the agent the values and classes
/// of the last cycle in `state/env_data`, in the reference program's format.
final class MonitorRecords implements MeasurementRecords {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("EEE MMM d HH:mm:ss yyyy", Locale.ROOT);
    private static final List<String> OBSERVED = List.of("monitoring", "source=observation");
    private static final int OWNER_ONLY = 0600;

    private final Options options;
    private final Evaluation evaluation;
    private final Host host;
    private final StateFile numbers;
    private final List<String> lines = new ArrayList<>();

    MonitorRecords(Options options, Evaluation evaluation, Host host) {
        this.options = options;
        this.evaluation = evaluation;
        this.host = host;
        this.numbers = new StateFile(options.workspace().state().resolve("bindery_measurements.state"));
    }

    @Override
    public void sample(String handle, double number) {
        WeightedAverage average = known("weekly " + handle).sampled(number);
        put("weekly " + handle, average);
        average.classes(handle).forEach(this::define);
        publish(handle, decimal(number), average.average(), average.deviation());
    }

    @Override
    public void scalar(String handle, double number) {
        boolean first = !numbers.records().containsKey("scalar " + handle);
        WeightedAverage average = first ? new WeightedAverage(number, number, 0) : known("scalar " + handle).followed(number);
        put("scalar " + handle, average);
        String shown = number == Math.rint(number) ? Long.toString((long) number) : decimal(number);
        publish(handle, shown, average.average(), average.spread());
    }

    @Override
    public void fixed(String handle, Value value) {
        VariableType type = value instanceof Items ? VariableType.SLIST : VariableType.STRING;
        evaluation.variables().define(new VariableName("default", "mon", handle, List.of()), type, value, OBSERVED);
    }

    @Override
    public void log(String handle, String text) {
        String line = TIME.format(host.clock().instant().atZone(ZoneId.systemDefault())) + "," + text + "\n";
        try {
            host.files().append(options.workspace().state().resolve(handle + "_measure.log"), ByteText.bytes(line), OWNER_ONLY);
        } catch (IOException e) {
            evaluation.log().error("Could not write the log of measurement '" + handle + "': " + e.getMessage());
        }
    }

    @Override
    public long position(String handle, String file) {
        List<String> known = numbers.records().getOrDefault("position " + handle + " " + file, List.of("0"));
        return number(known.getFirst()).longValue();
    }

    @Override
    public void position(String handle, String file, long bytes) {
        numbers.put("position " + handle + " " + file, List.of(Long.toString(bytes)));
    }

    private WeightedAverage known(String key) {
        List<String> fields = numbers.records().getOrDefault(key, List.of());
        return fields.size() < 2 ? new WeightedAverage(0, 0, 0) : new WeightedAverage(0, number(fields.get(0)), number(fields.get(1)));
    }

    private static Double number(String text) {
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException e) {
            return 0.0;
        }
    }

    private void put(String key, WeightedAverage average) {
        numbers.put(key, List.of(Double.toString(average.average()), Double.toString(average.variance())));
    }

    private void define(String name) {
        lines.add(name);
        evaluation.classes().defineHard(name, MonitorData.CLASS_TAGS);
    }

    private void publish(String handle, String value, double average, double deviation) {
        variable("value_" + handle, value);
        variable("av_" + handle, decimal(average));
        variable("dev_" + handle, decimal(deviation));
    }

    private void variable(String name, String value) {
        lines.add(name + "=" + value);
        evaluation.variables().define(
                new VariableName("default", "mon", name, List.of()), VariableType.STRING, new Scalar(value), MonitorData.TAGS);
    }

    static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    /// Stores all for the next cycle, and the last values for the agent.
    void save(StoredStateFiles files, Instant now) {
        try {
            numbers.save();
        } catch (IOException e) {
            evaluation.log().error("Could not store measurements: " + e.getMessage());
        }
        files.write(MonitorData.FILE, String.join("\n", lines) + "\n");
        evaluation.log().verbose("Measured at " + now);
    }
}
