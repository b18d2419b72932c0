package io.bindery.puppet.resource.selinux;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The policy module that a resource manages.
final class PolicyModule implements Managed {
    private static final String PROGRAM = "/usr/sbin/semodule";
    private static final long FILE_LIMIT = 64L << 20;
    private static final int MAGIC = 0xF97CFF8F;
    private static final int SECTION_HEADERS = 14;

    private final String name;
    private final String file;
    private final Surroundings around;
    private final Tool tool;
    private final List<Property> properties = new ArrayList<>();

    PolicyModule(Attributes attributes, String file, Surroundings around) {
        this.name = attributes.name();
        this.file = file;
        this.around = around;
        this.tool = new Tool(around);
        String given = attributes.oneOf("ensure", "present", "absent");
        String ensure = given == null && attributes.has("syncversion") ? "present" : given;
        if (ensure != null) {
            properties.add(new Ensure(
                    "selmodule", Str.of(ensure), () -> act("load", "--install", file), () -> act("remove", "--remove", name)));
        }
        String synced = attributes.oneOf("syncversion", "true", "false");
        if (attributes.manages("syncversion")) {
            properties.add(ValueProperty.of(
                    "selmodule", "syncversion", synced == null ? null : Str.of(synced), _ -> act("upgrade", "--upgrade", file)));
        }
    }

    private void act(String what, String option, String operand) {
        Execution execution = tool.run(Command.of(List.of(PROGRAM, option, operand)));
        if (execution.status() != 0) {
            throw new ResourceError("Could not " + what + " policy module: " + execution.text().lines().findFirst().orElse(""));
        }
    }

    /// The loaded modules with their versions, listed once in a run.
    private record Loaded(Map<String, String> versions) {
        static Loaded ask(Tool tool) {
            Map<String, String> versions = new HashMap<>();
            String told;
            try {
                told = tool.told(List.of(PROGRAM, "--list"));
            } catch (ResourceError error) {
                throw new ResourceError("Could not list policy modules: \"" + PROGRAM + " --list\" failed with \"" + error.message() + "\"");
            }
            told.lines().map(line -> line.strip().split("\\s+")).forEach(words -> versions.put(words[0], words.length > 1 ? words[1] : ""));
            return new Loaded(versions);
        }
    }

    private @Nullable String loadedVersion() {
        return around.shared().get(Loaded.class, () -> Loaded.ask(tool)).versions().get(name);
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public Map<String, Value> retrieve() {
        String loaded = loadedVersion();
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", loaded == null ? ABSENT : Ensure.PRESENT);
        if (properties.stream().anyMatch(property -> property.name().equals("syncversion"))) {
            values.put("syncversion", Str.of(String.valueOf(loaded != null && loaded.equals(fileVersion()))));
        }
        return values;
    }

    /// The version in the file of a compiled module: behind the offsets of the sections, two texts, the headers and the name.
    private String fileVersion() {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(around.host().files().read(Path.of(file), FILE_LIMIT)).order(ByteOrder.LITTLE_ENDIAN);
            int magic = bytes.getInt();
            if (magic != MAGIC) {
                throw new ResourceError("Found " + Integer.toUnsignedString(magic) + " instead of magic " + Integer.toUnsignedString(MAGIC) + " in " + file);
            }
            int version = bytes.getInt();
            if (version != 1) {
                throw new ResourceError("Unknown policy file version " + version + " in " + file);
            }
            skip(bytes, 4L * (bytes.getInt() + 1L));
            text(bytes);
            text(bytes);
            skip(bytes, SECTION_HEADERS);
            text(bytes);
            return text(bytes);
        } catch (BufferUnderflowException e) {
            throw new ResourceError("The policy file " + file + " is cut off");
        } catch (IOException e) {
            throw new ResourceError("Could not read " + file + ": " + e.getMessage());
        }
    }

    private static void skip(ByteBuffer bytes, long count) {
        if (count < 0 || count > bytes.remaining()) {
            throw new BufferUnderflowException();
        }
        bytes.position(bytes.position() + (int) count);
    }

    private static String text(ByteBuffer bytes) {
        int length = bytes.getInt();
        int start = bytes.position();
        skip(bytes, length);
        return new String(bytes.array(), start, length, StandardCharsets.UTF_8);
    }

    @Override
    public String provider() {
        return "semodule";
    }

    @Override
    public boolean isSuitable() {
        return tool.find(PROGRAM).isPresent();
    }
}
