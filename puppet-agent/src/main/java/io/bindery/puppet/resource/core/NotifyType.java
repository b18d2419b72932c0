package io.bindery.puppet.resource.core;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// `notify`: a message in the log of each run.
public final class NotifyType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "notify",
            List.of("message"),
            List.of("name", "withpath"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public boolean isListable() {
        return false;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        boolean withPath = attributes.choice("withpath", "false", "true").equals("true");
        List<Value> message = attributes.list("message");
        boolean secret = attributes.isSensitive("message");
        List<Value> should = message.isEmpty() ? List.of(Str.of(attributes.name())) : message;
        // As Puppet does: false is no value that could be wanted.
        Property property = new Message(should.equals(List.of(Bool.FALSE)) ? List.of() : should, secret, around.speaker(), withPath);
        return new Managed() {
            @Override
            public List<Property> properties() {
                return List.of(property);
            }

            @Override
            public Map<String, Value> retrieve() {
                return Map.of("message", ABSENT);
            }

            @Override
            public boolean isPresent(Map<String, Value> current) {
                return true;
            }
        };
    }

    /// A message. It is never in sync, so it is logged in each run.
    private static final class Message extends ValueProperty {
        Message(List<Value> should, boolean secret, Speaker speaker, boolean withPath) {
            super("notify", "message", should, false, secret, value -> say(secret ? "Sensitive [value redacted]" : Attributes.text(value), speaker, withPath));
        }

        private static void say(String text, Speaker speaker, boolean withPath) {
            LogLevel level = speaker.level();
            if (withPath) {
                speaker.say("message", level, text);
            } else {
                speaker.sayPlainly(level, text);
            }
        }

        @Override
        public boolean isInSync(Value is) {
            return false;
        }

        @Override
        public boolean isIdempotent() {
            return false;
        }
    }
}
