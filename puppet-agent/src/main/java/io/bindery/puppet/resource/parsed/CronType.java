package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// `cron`: jobs in the tables of users.
public final class CronType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "cron",
            List.of("ensure", "command", "special", "minute", "hour", "weekday", "month", "monthday", "environment", "user", "target"),
            List.of("name", "provider"));

    static final List<String> SPECIALS = List.of("reboot", "yearly", "annually", "monthly", "weekly", "daily", "midnight", "hourly", "absent");
    private static final Path SPOOL = Path.of("/var/spool/cron/crontabs");

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        return resource.value("user") instanceof Str(String user) ? List.of(new Reference("User", user)) : List.of();
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String special = attributes.text("special");
        if (special != null && !SPECIALS.contains(special)) {
            throw attributes.invalid("special", "Invalid special schedule " + Attributes.inspect(Str.of(special)));
        }
        if (special != null && !special.equals("absent")) {
            for (String field : List.of("minute", "hour", "weekday", "monthday", "month")) {
                if (attributes.has(field) && !attributes.text(field, "").equals("absent")) {
                    throw attributes.contradictory(attributes.reference() + " cannot specify both a special schedule and a value for " + field);
                }
            }
        }
        for (String setting : attributes.texts("environment")) {
            if (!setting.matches("\\s*\\w+\\s*=[\\s\\S]*") && !setting.equals("absent")) {
                throw attributes.invalid("environment", "Invalid environment setting " + Attributes.inspect(Str.of(setting)));
            }
        }
        return new CronJob(attributes, around);
    }

    @Override
    public List<Resource> instances(Surroundings around) {
        Set<String> users = new LinkedHashSet<>(List.of("root"));
        try {
            users.addAll(around.host().files().list(SPOOL));
        } catch (IOException _) {
            // A host without a spool has no tables but that of root.
        }
        List<Resource> resources = new ArrayList<>();
        CrontabTable table = new CrontabTable(new Tool(around));
        for (String user : users) {
            for (Entry entry : Tables.of(table, user, around)) {
                if (!entry.isText()) {
                    List<Parameter> parameters = List.of(
                            new Parameter("user", Str.of(user), Origin.Given.STORED), new Parameter("target", Str.of(user), Origin.Given.STORED));
                    resources.add(new Resource(
                            new Reference("Cron", entry.name()), Kind.NATIVE, parameters, List.of("cron"), List.of(), false, false, null, 0));
                }
            }
        }
        return resources;
    }
}
