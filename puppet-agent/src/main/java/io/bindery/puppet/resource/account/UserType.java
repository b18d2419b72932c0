package io.bindery.puppet.resource.account;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `user`: accounts of people and programs.
public final class UserType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "user",
            List.of("ensure", "home", "uid", "gid", "comment", "shell", "password", "password_min_age", "password_max_age", "password_warn_days",
                    "groups", "expiry"),
            List.of("name", "provider", "membership", "system", "allowdupe", "managehome", "purge_ssh_keys", "forcelocal", "role_membership",
                    "auth_membership", "profile_membership", "key_membership", "attribute_membership", "ia_load_module", "roles", "auths",
                    "profiles", "keys", "project", "attributes", "salt", "iterations", "loginclass"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        for (Value group : attributes.list("groups")) {
            check(attributes, Attributes.text(group));
        }
        String password = attributes.text("password");
        if (password != null && password.contains(":")) {
            throw attributes.invalid("password", "Passwords cannot include ':'");
        }
        String expiry = attributes.text("expiry");
        if (expiry != null && !expiry.equals("absent") && !expiry.matches("\\d{4}-\\d{2}-\\d{2}")) {
            throw attributes.invalid("expiry", "Expiry dates must be YYYY-MM-DD or the string \"absent\"");
        }
        number(attributes, "password_min_age", "Password minimum age must be provided as a number.");
        number(attributes, "password_max_age", "Password maximum age must be provided as a number.");
        number(attributes, "password_warn_days", "Password warning days must be provided as a number.");
        return new ManagedUser(attributes, around);
    }

    private static void check(Attributes attributes, String group) {
        if (group.matches("\\d+")) {
            throw attributes.invalid("groups", "Group names must be provided, not GID numbers.");
        }
        if (group.contains(",")) {
            throw attributes.invalid("groups", "Group names must be provided as an array, not a comma-separated list.");
        }
        if (group.isEmpty()) {
            throw attributes.invalid("groups", "Group names must not be empty. If you want to specify \"no groups\" pass an empty array");
        }
    }

    private static void number(Attributes attributes, String name, String why) {
        String text = attributes.text(name);
        if (text != null && !text.matches("-?\\d+")) {
            throw attributes.invalid(name, why);
        }
    }

    @Override
    public List<Resource> instances(Surroundings around) {
        return around.host().accounts().users().stream().map(user -> GroupType.resource("User", user.name())).toList();
    }
}
