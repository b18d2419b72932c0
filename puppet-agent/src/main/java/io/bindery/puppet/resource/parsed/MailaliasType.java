package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// `mailalias`: entries of the table of mail aliases.
public final class MailaliasType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "mailalias",
            List.of("ensure", "recipient", "file", "target"),
            List.of("name", "provider"));
    private static final String ALIASES = "/etc/aliases";
    private static final AliasTable TABLE = new AliasTable();

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String file = attributes.text("file");
        if (file != null && !file.startsWith("/")) {
            throw attributes.invalid("file", "File paths must be fully qualified, not '" + file + "'");
        }
        if (file != null && attributes.has("recipient")) {
            throw attributes.contradictory("You cannot specify both a recipient and a file");
        }
        String target = attributes.text("target", ALIASES);
        ParsedResource alias = new ParsedResource(TABLE, attributes.name(), target, around) {
            @Override
            public String provider() {
                return "aliases";
            }
        };
        alias.keepPresence(attributes);
        alias.keepList(attributes, "recipient");
        alias.keepText(attributes, "file");
        alias.keepTarget(attributes);
        return alias;
    }

    /// The table of aliases: `name: recipient, recipient`, or `name: :include: file`.
    private static final class AliasTable implements Table {
        /// A comma outside of double quotes.
        private static final Pattern COMMA = Pattern.compile("\\s*,\\s*(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

        private static final Pattern STRANGE = Pattern.compile("[^-+\\w@.]");

        @Override
        public String kind() {
            return "mailalias";
        }

        @Override
        public List<Entry> parse(List<String> lines, String target) {
            List<Entry> entries = new ArrayList<>();
            for (String line : lines) {
                entries.add(line.isBlank() || line.startsWith("#") || line.indexOf(':') < 0 ? Entry.text(line) : entry(line, target));
            }
            return entries;
        }

        private static Entry entry(String line, String target) {
            String[] parts = line.split(":", 4);
            Entry entry = Entry.named(parts[0].strip());
            if (parts.length == 4 && parts[2].strip().equals("include")) {
                entry.values().put("file", Str.of(parts[3].strip()));
            } else {
                List<Value> recipients = new ArrayList<>();
                for (String recipient : COMMA.split(line.split(":", 2)[1].strip())) {
                    recipients.add(Str.of(recipient.replaceAll("^['\"]|['\"]$", "")));
                }
                entry.values().put("recipient", new Arr(recipients));
            }
            entry.values().put("target", Str.of(target));
            return entry;
        }

        @Override
        public String line(Entry entry) {
            Value recipients = entry.values().get("recipient");
            if (recipients == null) {
                Value file = entry.values().get("file");
                return file == null ? "" : entry.name() + ": :include: " + Attributes.text(file);
            }
            List<String> texts = new ArrayList<>();
            for (Value each : recipients instanceof Arr list ? list.elements() : List.of(recipients)) {
                String text = Attributes.text(each);
                texts.add(STRANGE.matcher(text).find() ? "\"" + text + "\"" : text);
            }
            return entry.name() + ": " + String.join(",", texts);
        }
    }
}
