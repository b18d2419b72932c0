package io.bindery.server.ca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.jspecify.annotations.Nullable;

/// The object identifiers of Puppet's certificate extensions and their short names.
public final class PuppetOids {
    static final String REGISTERED = "1.3.6.1.4.1.34380.1.1";
    static final String PRIVATE = "1.3.6.1.4.1.34380.1.2";
    static final String AUTHORIZATION = "1.3.6.1.4.1.34380.1.3";

    /// The extension that lets its owner use the authority's API. Only the authority itself gives it.
    static final ASN1ObjectIdentifier CLI_AUTH = new ASN1ObjectIdentifier(AUTHORIZATION + ".39");

    /// The attribute by which an agent says that it renews its certificate by itself.
    static final ASN1ObjectIdentifier AUTO_RENEW = new ASN1ObjectIdentifier(AUTHORIZATION + ".2");

    // Numbered from 1 below the registered arc.
    private static final List<String> REGISTERED_NAMES = List.of(
            "pp_uuid", "pp_instance_id", "pp_image_name", "pp_preshared_key", "pp_cost_center", "pp_product", "pp_project",
            "pp_application", "pp_service", "pp_employee", "pp_created_by", "pp_environment", "pp_role", "pp_software_version",
            "pp_department", "pp_cluster", "pp_provisioner", "pp_region", "pp_datacenter", "pp_zone", "pp_network",
            "pp_securitypolicy", "pp_cloudplatform", "pp_apptier", "pp_hostname", "pp_owner");

    private static final Map<String, String> NAMES = names();

    private PuppetOids() {}

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        List<String> registered = new ArrayList<>(REGISTERED_NAMES);
        for (int i = 0; i < registered.size(); i++) {
            names.put(REGISTERED + "." + (i + 1), registered.get(i));
        }
        names.put(AUTHORIZATION + ".1", "pp_authorization");
        names.put(AUTHORIZATION + ".13", "pp_auth_role");
        names.put(CLI_AUTH.getId(), "pp_cli_auth");
        return Collections.unmodifiableMap(names);
    }

    /// Short names by identifier.
    public static Map<String, String> shortNames() {
        return NAMES;
    }

    /// The identifier of a short name, or null if the name is not one of Puppet's.
    static @Nullable String identifier(String shortName) {
        for (Map.Entry<String, String> entry : NAMES.entrySet()) {
            if (entry.getValue().equals(shortName)) {
                return entry.getKey();
            }
        }
        return null;
    }

    static boolean isBelow(String arc, ASN1ObjectIdentifier identifier) {
        return identifier.getId().startsWith(arc + ".");
    }

    static boolean isPuppets(ASN1ObjectIdentifier identifier) {
        return isBelow(REGISTERED, identifier) || isBelow(PRIVATE, identifier) || isBelow(AUTHORIZATION, identifier);
    }
}
