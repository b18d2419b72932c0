package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// `data_sysctlvalues()`: all kernel settings that can be read.
public final class DataSysctlValues implements Function {
    @Override
    public Result call(Call call) {
        SequencedMap<String, Data> values = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(Path.of("/proc/sys"))) {
            files.filter(Files::isRegularFile).forEach(file -> {
                String value = SysctlValue.value(ByteText.of(file));
                if (value != null) {
                    values.put(ByteText.of(file).substring("/proc/sys/".length()).replace('/', '.'), new Data.Text(value));
                }
            });
        } catch (IOException | UncheckedIOException e) {
            call.log(Level.VERBOSE, "data_sysctlvalues: could not read all of /proc/sys");
        }
        return Result.of(new Data.Mapping(values));
    }
}
