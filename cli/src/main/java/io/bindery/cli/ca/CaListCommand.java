package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.data.JsonOutput;
import io.bindery.server.ca.CertificateStatus.State;
import io.bindery.server.ca.CertificateStatus;
import io.bindery.text.TerminalText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// `bindery ca list`: pending requests, and all certificates if requested.
final class CaListCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return CaSite.taken(new Synopsis(
                "bindery ca list [FLAGS]",
                "Lists the certificate requests that wait; with --all certificates too.",
                Flag.on("all", "List all certificates."),
                Flag.taking("certname", "NAME[,NAME]", "List these only."),
                Flag.taking("format", "FORMAT", "text (default) or json."),
                Flag.on("json", "The same as --format=json.")));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        List<String> asked = flags.list("certname");
        boolean all = flags.has("all");
        String format = flags.has("json") ? "json" : flags.value("format", "text");
        if (!format.equals("text") && !format.equals("json")) {
            throw new UsageError("Unknown format flag '" + format + "'. Valid formats are 'text', 'json'.");
        }
        if (all && !asked.isEmpty()) {
            throw new UsageError("Cannot combine use of --all and --certname.");
        }
        return new CaSite(flags).run(authority -> {
            List<CertificateStatus> found =
                    new ArrayList<>(authority.register().statuses(all || !asked.isEmpty() ? null : State.REQUESTED));
            found.removeIf(status -> !asked.isEmpty() && !asked.contains(status.name()));
            List<String> missing = new ArrayList<>(asked);
            found.forEach(status -> missing.remove(status.name()));
            if (format.equals("json")) {
                System.out.println(json(found, missing, all));
            } else {
                print(found, missing);
            }
            return missing.isEmpty() ? 0 : 1;
        });
    }

    private static Map<State, List<CertificateStatus>> byState(List<CertificateStatus> statuses) {
        Map<State, List<CertificateStatus>> groups = new LinkedHashMap<>();
        for (State state : State.values()) {
            groups.put(state, statuses.stream().filter(each -> each.state() == state).toList());
        }
        return groups;
    }

    private static String json(List<CertificateStatus> statuses, List<String> missing, boolean all) {
        JsonOutput out = new JsonOutput();
        out.beginObject();
        byState(statuses).forEach((state, group) -> {
            boolean nothing = statuses.isEmpty() && missing.isEmpty() && state == State.REQUESTED;
            if (all || nothing || !group.isEmpty()) {
                out.key(state.text()).beginArray();
                group.forEach(status -> status.write(out));
                out.endArray();
            }
        });
        if (!missing.isEmpty()) {
            out.key("missing").beginArray();
            missing.forEach(out::string);
            out.endArray();
        }
        return out.endObject().toString();
    }

    private static void print(List<CertificateStatus> statuses, List<String> missing) {
        if (statuses.isEmpty() && missing.isEmpty()) {
            System.out.println("No certificates to list");
        }
        byState(statuses).forEach((state, group) -> {
            if (!group.isEmpty()) {
                String title = state.text();
                System.out.println(title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1) + " Certificates:");
                int width = group.stream().mapToInt(each -> each.name().length()).max().orElse(0);
                group.forEach(status -> System.out.println(line(status, width)));
            }
        });
        if (!missing.isEmpty()) {
            System.out.println("Missing Certificates:");
            missing.forEach(name -> System.out.println("    " + name));
        }
    }

    private static String line(CertificateStatus status, int width) {
        StringBuilder line = new StringBuilder("    " + status.name());
        line.append(" ".repeat(width + 6 - status.name().length())).append(" (SHA256)  ").append(status.fingerprint("SHA-256"));
        if (!status.alternativeNames().isEmpty()) {
            line.append("\talt names: [\"").append(String.join("\", \"", status.alternativeNames())).append("\"]");
        }
        if (!status.authorization().isEmpty()) {
            List<String> texts = new ArrayList<>();
            status.authorization().forEach((name, value) -> texts.add(name + ": " + value));
            line.append("\tauthorization extensions: [").append(String.join(", ", texts)).append(']');
        }
        // Names of a request are those of somebody who is not known yet.
        return TerminalText.of(line.toString());
    }
}
