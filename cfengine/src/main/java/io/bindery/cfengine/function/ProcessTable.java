package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;

/// The running processes as `ps` lists them.
final class ProcessTable {
    private static final String LISTING =
            "ps -eo user:30,pid,ppid,pgid,pcpu,pmem,vsz,ni,rss:9,tty,nlwp,stime,etime,time,args --columns 10000";

    private ProcessTable() {}

    record Entry(String line, long pid) {}

    /// The processes in whose line the pattern is found.
    static List<Entry> matching(Call call, String pattern) {
        Regex regex = Regexes.compile(call, pattern);
        Commands.Finished finished =
                call.context().commands().run(new Commands.Request(LISTING, true, Commands.Output.STDOUT));
        List<Entry> entries = new ArrayList<>();
        finished.output().lines().skip(1).forEach(line -> {
            String[] fields = line.strip().split("\\s+", 3);
            if (regex != null && fields.length == 3 && fields[1].matches("[0-9]+") && regex.isFoundIn(line)) {
                entries.add(new Entry(line, Long.parseLong(fields[1])));
            }
        });
        return entries;
    }
}
