package io.bindery.puppet.facts;

import io.bindery.inventory.Memory;
import io.bindery.puppet.value.Real;

/// `memory`.
final class MemoryFacts implements Resolver {
    @Override
    public void resolve(Survey survey, FactSink sink) {
        Memory memory = Memory.probe(survey.host());
        Long total = memory.total();
        if (total == null) {
            return;
        }
        put("memory.system.", "memory", total, memory.available(), sink);
        if (memory.swapTotal() > 0) {
            put("memory.swap.", "swap", memory.swapTotal(), memory.swapFree(), sink);
        }
    }

    private static void put(String prefix, String legacy, long total, long available, FactSink sink) {
        long used = total - available;
        sink.put(prefix + "total", Units.bytes(total), legacy + "size");
        sink.put(prefix + "total_bytes", total);
        sink.alias(prefix + "total_bytes", legacy + "size_mb", new Real(Units.mebibytes(total)));
        sink.put(prefix + "available", Units.bytes(available), legacy + "free");
        sink.put(prefix + "available_bytes", available);
        sink.alias(prefix + "available_bytes", legacy + "free_mb", new Real(Units.mebibytes(available)));
        sink.put(prefix + "used", Units.bytes(used));
        sink.put(prefix + "used_bytes", used);
        sink.put(prefix + "capacity", Units.percent(used, total));
    }
}
