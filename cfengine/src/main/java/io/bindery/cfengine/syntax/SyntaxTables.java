package io.bindery.cfengine.syntax;

import io.bindery.cfengine.function.Signatures;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The tables of the language: bundle types, promise types, bodies, their attributes and the functions.
///
/// A table is read at its first use.
public final class SyntaxTables {
    public static final List<String> BODIES = List.of(
            "acl", "action", "agent", "changes", "classes", "common", "contain", "copy_from", "database_server", "delete",
            "delete_select", "depth_search", "edit_defaults", "edit_field", "environment_interface", "environment_resources",
            "executor", "file", "file_select", "hub", "insert_select", "link_from", "location", "match_value", "monitor", "mount",
            "package_method", "package_module", "password", "perms", "printfile", "process_count", "process_select", "rename",
            "replace_with", "report_data_select", "runagent", "select_region", "server", "service_method", "volume");

    private static final String BUNDLES = """
            agent commands databases guest_environments files methods packages processes services storage users classes defaults meta reports vars
            common classes defaults meta reports vars
            edit_line delete_lines insert_lines field_edits replace_patterns classes defaults meta reports vars
            edit_xml build_xpath delete_tree insert_tree delete_attribute set_attribute delete_text set_text insert_text classes defaults meta reports vars
            monitor measurements classes defaults meta reports vars
            server access roles classes defaults meta reports vars
            """;

    private final SequencedMap<String, List<String>> bundles = new LinkedHashMap<>();
    private final Map<String, SequencedMap<String, Type>> promises = new HashMap<>();
    private final Map<String, SequencedMap<String, Type>> bodies = new HashMap<>();
    private @Nullable Signatures functions;

    /// An attribute's type: its word in the tables, its range, and whether it is shared or deprecated.
    public record Type(String attribute, String word, String range, boolean ofBundle, Status status) {}

    /// Whether an attribute may still be used. One that was removed is named by no table, but read with a warning.
    public enum Status {
        NORMAL,
        DEPRECATED,
        REMOVED
    }

    private static final Set<String> REMOVED_BODIES = Set.of("knowledge", "reporter");

    /// Kind and attribute of what older versions had in bodies.
    private static final Set<String> REMOVED_ATTRIBUTES = Set.of(
            "action value_kept", "action value_notkept", "action value_repaired", "agent auditing", "agent binarypaddingchar", "agent exclamation", "agent track_value", "common host_licenses_paid",
            "hub export_zenoss", "server keycacheTTL");

    public SyntaxTables() {
        for (String line : BUNDLES.split("\n")) {
            List<String> words = List.of(line.split(" "));
            bundles.put(words.getFirst(), words.subList(1, words.size()));
        }
    }

    /// Bundle types, each with the promise types it may hold.
    public SequencedMap<String, List<String>> bundles() {
        return Collections.unmodifiableSequencedMap(bundles);
    }

    public boolean isPromiseType(String name) {
        return bundles.values().stream().anyMatch(types -> types.contains(name));
    }

    public boolean isBody(String kind) {
        return BODIES.contains(kind);
    }

    boolean isRemovedBody(String kind) {
        return REMOVED_BODIES.contains(kind);
    }

    /// A promise type of older versions, whose promises are read and left alone.
    public boolean isRemovedPromiseType(String name) {
        return name.equals("outputs");
    }

    /// The attributes of every promise.
    public SequencedMap<String, Type> commonAttributes() {
        return promiseAttributes("common");
    }

    /// The attributes a promise type has beside the common ones.
    public SequencedMap<String, Type> promiseAttributes(String promiseType) {
        return promises.computeIfAbsent(promiseType, name -> read(PromiseTables.find(name)));
    }

    public SequencedMap<String, Type> bodyAttributes(String kind) {
        return bodies.computeIfAbsent(kind, name -> read(BodyTables.find(name)));
    }

    /// An attribute of a body. `evaluation_order` is newer than the tables, which are those of 3.21, and is taken without being among
    /// them.
    public @Nullable Type bodyAttribute(String kind, String attribute) {
        if (attribute.equals("evaluation_order") && Set.of("common", "agent", "file").contains(kind)) {
            return new Type(attribute, "option", "classic,top_down", false, Status.NORMAL);
        }
        return REMOVED_ATTRIBUTES.contains(kind + " " + attribute)
                ? new Type(attribute, "", "", false, Status.REMOVED)
                : bodyAttributes(kind).get(attribute);
    }

    public @Nullable Type promiseAttribute(String promiseType, String attribute) {
        Type own = promiseAttributes(promiseType).get(attribute);
        return own != null ? own : commonAttributes().get(attribute);
    }

    public Signatures functions() {
        Signatures known = functions;
        if (known == null) {
            known = Signatures.load();
            functions = known;
        }
        return known;
    }

    private static SequencedMap<String, Type> read(String text) {
        SequencedMap<String, Type> table = new LinkedHashMap<>();
        for (String line : text.lines().toList()) {
            boolean deprecated = line.startsWith("!");
            boolean ofBundle = line.startsWith("+");
            String[] words = (deprecated || ofBundle ? line.substring(1) : line).split(" ", 3);
            table.put(words[0], new Type(words[0], words[1], words.length > 2 ? words[2] : "", ofBundle, deprecated ? Status.DEPRECATED : Status.NORMAL));
        }
        return table;
    }
}
