package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import java.util.List;
import java.util.Locale;

/// `databases`: as with the reference program built without database clients, promises are checked and then cannot be kept.
public final class DatabasesType implements PromiseType {
    /// Attributes that a server must have, each with the error message for its absence.
    private record Needed(String attribute, String complaint) {}

    private static final List<Needed> NEEDED = List.of(
            new Needed("db_server_host", "No server host is promised for connecting to the SQL server"),
            new Needed("db_server_owner", "No database login user is promised for connecting to the SQL server"),
            new Needed("db_server_password", "No database authentication password is promised for connecting to the SQL server"));

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        Attributes attributes = promise.attributes();
        if (attributes.text("database_type", "sql").equals("ms_registry")) {
            return isRegistry(promise, keeping);
        }
        String operation = attributes.text("database_operation", "");
        if ((operation.equals("drop") || operation.equals("delete")) && !attributes.has("comment")) {
            keeping.log().error("When specifying a delete/drop from an SQL database you must add a comment. Take a backup of the database"
                    + " before making this change. This is a highly destructive operation.");
            return false;
        }
        List<Needed> missing = NEEDED.stream().filter(each -> !promise.body("database_server").has(each.attribute())).toList();
        missing.forEach(each -> keeping.log().error(each.complaint()));
        return missing.isEmpty();
    }

    private static boolean isRegistry(ExpandedPromise promise, Keeping keeping) {
        if (promise.promiser().indexOf('\\') < 0) {
            keeping.log().error("Cannot locate '\\' in '" + promise.promiser() + "'");
            keeping.log().error("Failed validating registry promiser");
            keeping.evaluation().logPromise(Level.ERROR);
        }
        if (!promise.attributes().has("database_rows")) {
            keeping.log().info("No row values promised for the MS registry database");
        }
        return false;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        String type = promise.body("database_server").text("db_server_type", "none").toLowerCase(Locale.ROOT);
        String missing =
                switch (type) {
                    case "mysql" -> "There is no MySQL support compiled into this version";
                    case "postgres" -> "There is no PostgreSQL support compiled into this version";
                    default -> "";
                };
        if (!missing.isEmpty()) {
            keeping.log().info(missing);
            keeping.log().info(missing);
        }
        String database = promise.promiser().split("[./]", 2)[0];
        keeping.log().error("Could not connect to the sql_db server for '" + database + "'");
        return Outcome.FAILED;
    }
}
