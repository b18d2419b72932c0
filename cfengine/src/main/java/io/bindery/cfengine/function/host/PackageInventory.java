package io.bindery.cfengine.function.host;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.SystemVariables;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads the lists of packages that an earlier run stored in the state directory.
public final class PackageInventory {
    private static final List<String> FIELDS = List.of("name", "version", "arch", "method");

    private PackageInventory() {}

    /// The packages of a list whose four fields the four arguments match.
    ///
    /// @param file where the lists of package methods are
    /// @param list what the files with the lists of package modules begin with
    static Result matching(Call call, String file, String list) {
        String pattern = "^" + call.text(0) + "," + call.text(1) + "," + call.text(2) + "," + call.text(3) + "$";
        Regex regex = Regexes.compile(call, pattern);
        if (regex == null) {
            return Result.failure();
        }
        List<String> modules = modules(call);
        if (!modules.isEmpty()) {
            return modules.stream().allMatch(References::holdsAny) ? Result.failure() : ofModules(call, modules, list, regex);
        }
        String path = SystemVariables.text(call, "sys.statedir") + "/" + file;
        List<Data> found = new ArrayList<>();
        List<List<String>> rows = rows(call, path);
        for (List<String> row : rows) {
            if (row.size() != FIELDS.size()) {
                call.log(
                        Level.ERROR,
                        "Line from package inventory '" + String.join(",", row)
                                + "' did not yield correct number of elements.");
            } else if (regex.matchesAll(String.join(",", row))) {
                found.add(described(row));
            }
        }
        return Result.of(new Data.Sequence(found));
    }

    /// What package modules have listed, each in a file of its own.
    private static Result ofModules(Call call, List<String> modules, String list, Regex regex) {
        List<Data> found = new ArrayList<>();
        for (String module : modules) {
            for (List<String> row : rows(call, SystemVariables.text(call, "sys.statedir") + "/" + list + "_" + module + ".csv")) {
                List<String> fields = new ArrayList<>(row);
                fields.add(module);
                if (fields.size() == FIELDS.size() && regex.matchesAll(String.join(",", fields))) {
                    found.add(described(fields));
                }
            }
        }
        return Result.of(new Data.Sequence(found));
    }

    /// The package modules that `package_inventory` names, those whose name is not known yet included.
    private static List<String> modules(Call call) {
        return call.context()
                .variables()
                .find("default:control_common.package_inventory")
                .map(found -> found.value() instanceof Items(List<String> names) ? names : List.<String>of())
                .orElse(List.of());
    }

    private static List<List<String>> rows(Call call, String path) {
        try {
            return Csv.rows(TextFiles.read(path, 0), line -> {});
        } catch (IOException e) {
            call.log(Level.VERBOSE, call.name() + " cannot open the package inventory '" + path + "'");
            return List.of();
        }
    }

    private static Data described(List<String> row) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        for (int index = 0; index < FIELDS.size(); index++) {
            members.put(FIELDS.get(index), new Data.Text(row.get(index)));
        }
        return new Data.Mapping(members);
    }
}
