package io.bindery.puppet.resource.service;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `service`: programs that run in the background.
public final class ServiceType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "service",
            List.of("ensure", "enable"),
            List.of("name", "provider", "binary", "hasstatus", "path", "pattern", "restart", "start", "status", "stop", "control", "hasrestart",
                    "manifest", "timeout", "flags", "logonaccount", "logonpassword"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String given = attributes.text("ensure", "");
        String ensure = switch (given) {
            case "true" -> "running";
            case "false" -> "stopped";
            default -> attributes.oneOf("ensure", "stopped", "running");
        };
        String enable = attributes.oneOf("enable", "true", "false", "manual", "mask", "delayed");
        PlainProvider provider = provider(attributes, around);
        if (enable != null) {
            provider.startFeature(enable).ifPresent(feature -> {
                throw attributes.invalid(
                        "enable", "Provider " + provider.name() + " must have features '" + feature + "' to set 'enable' to '" + enable + "'");
            });
        }
        return new ManagedService(
                ensure,
                enable,
                provider,
                attributes,
                around.speaker());
    }

    private static PlainProvider provider(Attributes attributes, Surroundings around) {
        ServiceSettings settings = settings(attributes);
        Tool tool = new Tool(around);
        Speaker speaker = around.speaker();
        String asked = attributes.text("provider");
        return switch (asked == null ? usual(tool) : asked) {
            case "base", "service" -> new PlainProvider(settings, tool, speaker);
            case "init" -> new InitProvider(settings, tool, speaker);
            case "debian" -> new DebianProvider(settings, tool, speaker);
            case "systemd" -> new Systemd(settings, tool, speaker);
            default -> throw attributes.invalid("provider", "Invalid service provider '" + asked + "'");
        };
    }

    private static String usual(Tool tool) {
        return Systemd.runs() ? "systemd" : tool.find("/usr/sbin/update-rc.d").isPresent() ? "debian" : "init";
    }

    private static ServiceSettings settings(Attributes attributes) {
        String binary = attributes.text("binary");
        List<String> path = new ArrayList<>();
        attributes.texts("path").forEach(each -> path.addAll(List.of(each.split(":"))));
        @Nullable String pattern = attributes.text("pattern");
        return new ServiceSettings(
                attributes.name(),
                attributes.reference().toString(),
                attributes.text("start"),
                attributes.text("stop"),
                attributes.text("status"),
                attributes.text("restart"),
                binary,
                pattern == null ? binary == null ? attributes.name() : binary : pattern,
                path.isEmpty() ? List.of("/etc/init.d") : path,
                attributes.choice("hasstatus", "true", "false").equals("true"),
                attributes.choice("hasrestart", "false", "true").equals("true"));
    }
}
