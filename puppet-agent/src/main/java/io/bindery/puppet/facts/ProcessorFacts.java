package io.bindery.puppet.facts;

import io.bindery.inventory.Processors;
import io.bindery.inventory.Programs;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `processors`.
final class ProcessorFacts implements Resolver {
    private static final long MEGAHERTZ = 1_000_000;

    @Override
    public void resolve(Survey survey, FactSink sink) {
        Processors processors = Processors.probe(survey.host());
        List<Value> models = processors.models().stream().<Value>map(Str::of).toList();
        sink.put("processors.count", Int.of(processors.count()), "processorcount");
        sink.put("processors.physicalcount", Int.of(processors.sockets()), "physicalprocessorcount");
        sink.put("processors.models", new Arr(models));
        sink.put("processors.cores", integer(processors.coresPerSocket()));
        sink.put("processors.threads", integer(processors.threadsPerCore()));
        Long megahertz = processors.megahertz();
        if (megahertz != null && megahertz > 0) {
            sink.put("processors.speed", Units.hertz(megahertz * MEGAHERTZ));
        }
        for (int at = 0; at < models.size(); at++) {
            sink.legacy("processor" + at, models.get(at));
        }
        // No file has it: distributions patch the program, or do not.
        String isa = survey.host().answer(Programs.QUICK, "uname", "-p");
        sink.put("processors.isa", isa == null ? null : isa.strip().substring(isa.strip().lastIndexOf('.') + 1), "hardwareisa");
    }

    private static @Nullable Value integer(@Nullable Integer number) {
        return number == null ? null : Int.of(number);
    }
}
