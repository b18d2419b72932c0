package io.bindery.puppet.function;

import io.bindery.puppet.function.apache.Bool2httpd;
import io.bindery.puppet.function.mysql.MysqlPassword;
import io.bindery.puppet.function.openstacklib.IsServiceDefault;
import io.bindery.puppet.function.stdlib.Stdlib;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Functions that modules bring in Ruby and that we have in Java as well, with the same signatures, results and errors. They are
/// used only where the module is there.
public final class ModuleBuiltins {
    private ModuleBuiltins() {}

    /// @param text the module's own file, asked for where versions of a module differ: then ours is used only for the file it was
    ///             compared with
    public static @Nullable Function find(String module, String name, Supplier<@Nullable String> text) {
        return switch (module) {
            case "stdlib" -> Stdlib.find(name);
            case "apache" -> name.equals("apache::bool2httpd") && is(text, Bool2httpd.ORIGINAL) ? Bool2httpd.FUNCTION : null;
            case "mysql" -> name.equals("mysql::password") && is(text, MysqlPassword.ORIGINAL) ? MysqlPassword.FUNCTION : null;
            case "openstacklib" ->
                name.equals("is_service_default") && is(text, IsServiceDefault.ORIGINAL) ? IsServiceDefault.FUNCTION : null;
            default -> null;
        };
    }

    private static boolean is(Supplier<@Nullable String> text, String digest) {
        String own = text.get();
        return own != null && Digests.hex("SHA-256", own).equals(digest);
    }
}
