package io.bindery.cfengine.data;

import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The running processes as `ps` lists them: a line of titles, then one line for each process.
///
/// @param titles  the first line as printed
/// @param entries the processes in the order of `ps`
public record ProcessListing(String titles, List<Entry> entries) {
    /// The program and its arguments. The columns are those of the reference program, because policies match against them.
    public static final List<String> COMMAND = List.of(
            "/bin/ps", "-eo", "user:30,pid,ppid,pgid,pcpu,pmem,vsz,ni,rss:9,tname,nlwp,stime,etime,time,args");

    /// A listing of a table that was not read.
    public static final ProcessListing EMPTY = new ProcessListing("<Process table not loaded>", List.of());

    public ProcessListing {
        entries = List.copyOf(entries);
    }

    /// One process.
    ///
    /// @param line   its line as printed
    /// @param fields its fields by column title
    public record Entry(String line, long pid, Map<String, String> fields) {
        public Entry {
            fields = Map.copyOf(fields);
        }

        /// The command line; only this part of the line is matched against a promiser.
        public String command() {
            return fields.getOrDefault("COMMAND", "");
        }
    }

    /// Reads the output of [#COMMAND].
    public static ProcessListing parse(String output) {
        List<String> lines = output.lines().toList();
        if (lines.isEmpty()) {
            return EMPTY;
        }
        List<String> titles = List.of(lines.getFirst().strip().split("\\s+"));
        List<Entry> entries = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Entry entry = entry(titles, line);
            if (entry != null) {
                entries.add(entry);
            }
        }
        return new ProcessListing(lines.getFirst(), entries);
    }

    private static @Nullable Entry entry(List<String> titles, String line) {
        // The last column, the command line, may itself hold spaces.
        String[] words = line.strip().split("\\s+", titles.size());
        if (words.length < titles.size()) {
            return null;
        }
        Map<String, String> fields = new LinkedHashMap<>();
        for (int at = 0; at < words.length; at++) {
            fields.put(titles.get(at), words[at]);
        }
        String pid = fields.getOrDefault("PID", "");
        return pid.matches("[0-9]{1,18}") ? new Entry(line, Long.parseLong(pid), fields) : null;
    }

    /// The processes in whose command line a pattern is found.
    public List<Entry> matching(String pattern, Consumer<String> complaints) {
        Regex regex = Regex.compile(pattern);
        List<Entry> found = new ArrayList<>();
        for (Entry entry : entries) {
            if (regex == null) {
                // As CFEngine does: a malformed pattern is complained about for each process.
                Regex.compile(pattern, complaints);
            } else if (regex.isFoundIn(entry.command())) {
                found.add(entry);
            }
        }
        return found;
    }
}
