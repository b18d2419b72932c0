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

/// The lists of packages an earlier run left in the state directory.
public final class PackageInventory {
    private static final List<String> FIELDS = List.of("name", "version", "arch", "method");

    private PackageInventory() {}

    /// The packages of a list whose four fields the four arguments match.
    static Result matching(Call call, String file) {
        String pattern = "^" + call.text(0) + "," + call.text(1) + "," + call.text(2) + "," + call.text(3) + "$";
        Regex regex = Regexes.compile(call, pattern);
        if (regex == null) {
            return Result.failure();
        }
        List<String> modules = modules(call);
        if (!modules.isEmpty()) {
            // What a package module has listed is kept by the promises of packages, which are not there yet: nothing is listed.
            return modules.stream().allMatch(References::holdsAny) ? Result.failure() : Result.of(new Data.Sequence(List.of()));
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
