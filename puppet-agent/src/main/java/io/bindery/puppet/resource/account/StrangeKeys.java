package io.bindery.puppet.resource.account;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.parsed.SshAuthorizedKeyType;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/// The keys in a user's files that are not in the catalog, which `purge_ssh_keys` removes.
final class StrangeKeys {
    private static final long LIMIT = 16L << 20;

    private StrangeKeys() {}

    static List<Resource> of(Attributes attributes, String home, Surroundings around) {
        List<String> files = new ArrayList<>();
        for (String given : attributes.texts("purge_ssh_keys")) {
            switch (given) {
                case "false" -> {}
                case "true" -> files.add(home + "/.ssh/authorized_keys");
                default -> files.add(given.replaceFirst("^(~|%h)", Matcher.quoteReplacement(home)));
            }
        }
        List<Resource> strangers = new ArrayList<>();
        files.forEach(file -> add(file, attributes, around, strangers));
        return strangers;
    }

    private static void add(String file, Attributes attributes, Surroundings around, List<Resource> strangers) {
        String text;
        try {
            Path path = Path.of(file);
            if (!around.host().files().stateFollowingLinks(path).exists()) {
                return;
            }
            text = new String(around.host().files().read(path, LIMIT), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return;
        }
        int nameless = 0;
        for (String line : text.lines().toList()) {
            Matcher matcher = SshAuthorizedKeyType.LINE.matcher(line);
            if (!matcher.matches()) {
                continue;
            }
            String name = matcher.group(4).isEmpty() ? file + ":unnamed-" + ++nameless : matcher.group(4);
            Reference reference = new Reference("Ssh_authorized_key", name);
            if (around.catalog().find(reference) == null) {
                List<Parameter> parameters = List.of(
                        new Parameter("ensure", Str.of("absent"), Origin.Given.STORED),
                        new Parameter("target", Str.of(file), Origin.Given.STORED),
                        new Parameter("user", Str.of(attributes.name()), Origin.Given.STORED));
                strangers.add(new Resource(reference, Kind.NATIVE, parameters, List.of("ssh_authorized_key"), List.of(), false, false, null, 0));
            }
        }
    }
}
