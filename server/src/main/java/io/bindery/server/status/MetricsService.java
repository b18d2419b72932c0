package io.bindery.server.status;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import io.bindery.text.SourceFile;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.JMException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServer;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import org.jspecify.annotations.Nullable;

/// Answers `metrics/v2`: the figures of the Java machine, by the reading part of Jolokia's protocol.
public final class MetricsService implements Handler {
    private static final String PREFIX = "/metrics/v2";

    /// The options of a Jolokia agent that mean something to its clients, with what is true here.
    private static final Map<String, String> OPTIONS = options();

    private final MBeanServer beans = ManagementFactory.getPlatformMBeanServer();

    @Override
    public Answer answer(Request request, Caller caller) {
        Asked asked = request.method().equals("POST") ? posted(request) : asked(request.path().substring(PREFIX.length()));
        Map<String, @Nullable Object> answer = switch (asked.type) {
            case "version" -> answered(asked, version());
            case "list" -> answered(asked, list());
            case "read" -> read(asked);
            default -> refused(asked, "java.lang.UnsupportedOperationException", "Only version, list and read are served here", 403);
        };
        return Answer.of(200, "application/json;charset=utf-8", Json.bytes(answer)).with("Cache-Control", "no-cache");
    }

    /// @param bean      the name of a management bean; empty if none is named
    /// @param attribute null for all attributes
    private record Asked(String type, String bean, @Nullable String attribute) {}

    private static Asked asked(String path) {
        String[] parts = path.split("/", 4);
        String type = parts.length < 2 || parts[1].isEmpty() ? "version" : parts[1];
        return new Asked(type, parts.length < 3 ? "" : parts[2], parts.length < 4 || parts[3].isEmpty() ? null : parts[3]);
    }

    private static Asked posted(Request request) {
        try {
            if (JsonReader.read(new SourceFile("", request.text()), ValueBuilder.VALUES) instanceof Hash hash) {
                return new Asked(text(hash, "type", ""), text(hash, "mbean", ""), hash.get("attribute") instanceof Str(String name) ? name : null);
            }
        } catch (DataError broken) {
            return new Asked("", "", null);
        }
        return new Asked("", "", null);
    }

    private static String text(Hash hash, String name, String otherwise) {
        return hash.get(name) instanceof Str(String text) ? text : otherwise;
    }

    private static Map<String, @Nullable Object> shown(Asked asked) {
        Map<String, @Nullable Object> shown = new LinkedHashMap<>();
        if (!asked.bean.isEmpty()) {
            shown.put("mbean", asked.bean);
        }
        if (asked.attribute != null) {
            shown.put("attribute", asked.attribute);
        }
        shown.put("type", asked.type);
        return shown;
    }

    private static Map<String, @Nullable Object> answered(Asked asked, @Nullable Object value) {
        return Json.object("request", shown(asked), "value", value, "timestamp", Instant.now().getEpochSecond(), "status", 200);
    }

    private static Map<String, @Nullable Object> refused(Asked asked, String type, String reason, int status) {
        return Json.object("request", shown(asked), "error_type", type, "error", type + " : " + reason, "status", status);
    }

    private Map<String, @Nullable Object> read(Asked asked) {
        try {
            ObjectName name = new ObjectName(asked.bean);
            if (asked.attribute != null) {
                return answered(asked, plain(beans.getAttribute(name, asked.attribute)));
            }
            Map<String, @Nullable Object> all = new LinkedHashMap<>();
            for (MBeanAttributeInfo attribute : beans.getMBeanInfo(name).getAttributes()) {
                if (attribute.isReadable()) {
                    all.put(attribute.getName(), attribute(name, attribute.getName()));
                }
            }
            return answered(asked, all);
        } catch (MalformedObjectNameException broken) {
            return refused(asked, "java.lang.IllegalArgumentException", "Invalid object name " + asked.bean, 400);
        } catch (JMException absent) {
            return refused(asked, absent.getClass().getName(), String.valueOf(absent.getMessage()), 404);
        }
    }

    // A bean may refuse one of its attributes; the others are still of use.
    private @Nullable Object attribute(ObjectName name, String attribute) {
        try {
            return plain(beans.getAttribute(name, attribute));
        } catch (JMException | RuntimeException refused) {
            return null;
        }
    }

    private Map<String, @Nullable Object> list() {
        Map<String, @Nullable Object> domains = new TreeMap<>();
        for (ObjectName name : beans.queryNames(null, null)) {
            if (domains.computeIfAbsent(name.getDomain(), unused -> new ArrayList<String>()) instanceof List<?> names) {
                List<Object> more = new ArrayList<>(names);
                more.add(name.getCanonicalKeyPropertyListString());
                domains.put(name.getDomain(), more);
            }
        }
        return domains;
    }

    private static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Number number -> number;
            case Boolean bool -> bool;
            case String text -> text;
            case CompositeData composite -> {
                Map<String, @Nullable Object> fields = new LinkedHashMap<>();
                composite.getCompositeType().keySet().forEach(each -> fields.put(each, plain(composite.get(each))));
                yield fields;
            }
            case Object[] array -> {
                List<@Nullable Object> elements = new ArrayList<>();
                for (Object each : array) {
                    elements.add(plain(each));
                }
                yield elements;
            }
            default -> value.toString();
        };
    }

    private static Map<String, @Nullable Object> version() {
        return Json.object(
                "agent", "1.7.0",
                "protocol", "7.2",
                "config", OPTIONS,
                "info", Json.object("product", "bindery", "vendor", "Bindery", "version", StatusService.INTERFACE_VERSION));
    }

    private static Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (String each : List.of(
                "agentContext=/metrics/v2", "agentId=bindery", "agentType=servlet", "allowDnsReverseLookup=false", "allowErrorDetails=false",
                "authIgnoreCerts=false", "authMatch=any", "authMode=none", "canonicalNaming=true", "debug=false", "debugMaxEntries=0",
                "dispatcherClasses=none", "historyMaxEntries=0", "includeStackTrace=false", "listenForHttpService=false",
                "mimeType=application/json", "multicastGroup=none", "multicastPort=0", "policyLocation=none", "realm=none",
                "serializeException=false", "streaming=false", "useRestrictorService=false")) {
            int equals = each.indexOf('=');
            options.put(each.substring(0, equals), each.substring(equals + 1));
        }
        return options;
    }
}
