package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.apache.Bool2httpd;
import io.bindery.puppet.function.apache.PwHash;
import io.bindery.puppet.function.memcached.MaxMemory;
import io.bindery.puppet.function.mysql.MysqlPassword;
import io.bindery.puppet.function.neutron.ValidateNetworkVlanRanges;
import io.bindery.puppet.function.neutron.ValidateVniRanges;
import io.bindery.puppet.function.openstacklib.Inet6Prefix;
import io.bindery.puppet.function.openstacklib.IsServiceDefault;
import io.bindery.puppet.function.openstacklib.NormalizeIpForUri;
import io.bindery.puppet.function.openstacklib.OsTransportUrl;
import io.bindery.puppet.function.postgresql.PostgresqlPassword;
import io.bindery.puppet.function.stdlib.Stdlib;
import org.jspecify.annotations.Nullable;

/// Functions that modules have in Ruby and that Bindery has in Java as well, with the same signatures, results and errors. They
/// are used only if the environment has the module.
public final class ModuleBuiltins {
    private ModuleBuiltins() {}

    /// Ours is used only for the files it was compared with.
    public static @Nullable Function find(String name, ModuleFile file) {
        return switch (file.module()) {
            case "stdlib" -> Stdlib.find(name, file);
            case "apache" -> apache(name, file);
            case "memcached" ->
                name.equals("memcached::max_memory") && is(file, MaxMemory.ORIGINAL) ? MaxMemory.of(file::original) : null;
            case "mysql" -> name.equals("mysql::password") && is(file, MysqlPassword.ORIGINAL) ? MysqlPassword.FUNCTION : null;
            case "neutron" -> neutron(name, file);
            case "openstacklib" -> openstacklib(name, file);
            case "postgresql" ->
                name.equals("postgresql::postgresql_password") && is(file, PostgresqlPassword.ORIGINAL)
                        ? PostgresqlPassword.FUNCTION
                        : null;
            default -> null;
        };
    }

    private static @Nullable Function apache(String name, ModuleFile file) {
        return switch (name) {
            case "apache::bool2httpd" -> is(file, Bool2httpd.ORIGINAL) ? Bool2httpd.FUNCTION : null;
            case "apache::pw_hash" -> is(file, PwHash.ORIGINAL) ? PwHash.FUNCTION : null;
            default -> null;
        };
    }

    private static @Nullable Function neutron(String name, ModuleFile file) {
        return switch (name) {
            case "validate_network_vlan_ranges" ->
                is(file, ValidateNetworkVlanRanges.ORIGINAL) ? ValidateNetworkVlanRanges.of(file::original) : null;
            case "validate_vni_ranges" -> is(file, ValidateVniRanges.ORIGINAL) ? ValidateVniRanges.of(file::original) : null;
            default -> null;
        };
    }

    private static @Nullable Function openstacklib(String name, ModuleFile file) {
        return switch (name) {
            case "inet6_prefix" -> is(file, Inet6Prefix.ORIGINAL) ? Inet6Prefix.of(file::original) : null;
            case "is_service_default" -> is(file, IsServiceDefault.ORIGINAL) ? IsServiceDefault.FUNCTION : null;
            case "normalize_ip_for_uri" -> is(file, NormalizeIpForUri.ORIGINAL) ? NormalizeIpForUri.FUNCTION : null;
            case "os_transport_url" -> is(file, OsTransportUrl.ORIGINAL) ? OsTransportUrl.of(file::original) : null;
            default -> null;
        };
    }

    private static boolean is(ModuleFile file, String digest) {
        String own = file.text();
        return own != null && Digests.hex("SHA-256", own).equals(digest);
    }
}
