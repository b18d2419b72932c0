package io.bindery.puppet.resource.core;

import io.bindery.enact.host.Accounts;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.ResourceTypes;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;

/// `resources`: all resources of a type on the host, so that those that are not in the catalog can be removed.
///
/// @param types all types, of which this is one
public record ResourcesType(Supplier<ResourceTypes> types) implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "resources",
            List.of(),
            List.of("name", "purge", "unless_system_user", "unless_uid"));
    private static final Set<String> SYSTEM_USERS = Set.of("root", "nobody", "bin", "noaccess", "daemon", "sys");
    private static final int HIGHEST_SYSTEM_USER = 999;

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String name = attributes.name().toLowerCase(Locale.ROOT);
        ResourceType type = types.get().find(name);
        if (type == null) {
            throw attributes.invalid("name", "Could not find resource type '" + name + "'");
        }
        for (Value uid : attributes.list("unless_uid")) {
            if (!Attributes.text(uid).matches("\\d{1,9}")) {
                throw attributes.unusable("unless_uid", "invalid value for Integer(): " + Attributes.inspect(uid));
            }
        }
        boolean purges = attributes.flag("purge", false);
        if (purges && !type.properties().contains("ensure")) {
            throw attributes.invalid("purge", "Purging is only supported on types that accept 'ensure'");
        }
        return new Inert() {
            @Override
            public List<Resource> generate() {
                return purges ? strangers(type, attributes, around) : List.of();
            }
        };
    }

    private static List<Resource> strangers(ResourceType type, Attributes attributes, Surroundings around) {
        List<Resource> found = type.instances(around);
        List<Resource> strangers = new ArrayList<>();
        for (Resource each : found == null ? List.<Resource>of() : found) {
            if (around.catalog().find(each.reference()) == null && mayGo(type, each, attributes, around)) {
                List<Parameter> parameters = new ArrayList<>(each.parameters());
                parameters.add(new Parameter("ensure", Str.of("absent"), Origin.Given.STORED));
                if (type.name().equals("user") && !attributes.text("unless_system_user", "true").equals("false")) {
                    // As Puppet does: it audits the number that it looks at to spare accounts of the system.
                    parameters.add(new Parameter("audit", Str.of("uid"), Origin.Given.STORED));
                }
                for (String copied : List.of("noop", "loglevel", "schedule", "tag")) {
                    Parameter own = attributes.resource().parameter(copied);
                    if (own != null) {
                        parameters.add(own);
                    }
                }
                strangers.add(new Resource(
                        each.reference(), Kind.NATIVE, parameters, List.of(type.name()), List.of(), false, false, null, 0));
            }
        }
        return strangers;
    }

    // Accounts of the system are no strangers.
    private static boolean mayGo(ResourceType type, Resource resource, Attributes attributes, Surroundings around) {
        if (!type.name().equals("user")) {
            return true;
        }
        String limit = attributes.text("unless_system_user", "true");
        int highest = limit.matches("\\d{1,9}") ? Integer.parseInt(limit) : HIGHEST_SYSTEM_USER;
        int uid = around.host().accounts().user(resource.reference().title()).map(Accounts.User::uid).orElse(0);
        boolean spared = attributes.texts("unless_uid").contains(String.valueOf(uid));
        return limit.equals("false") || !SYSTEM_USERS.contains(resource.reference().title()) && !spared && uid > highest;
    }
}
