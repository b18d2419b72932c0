package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The mount that a resource manages: an entry of the table, and whether it is mounted.
final class MountPoint extends ParsedResource {
    private static final String TABLE_FILE = "/etc/fstab";

    private final Attributes attributes;
    private final Tool tool;
    private final @Nullable String ensure;
    private boolean mounts;

    MountPoint(Attributes attributes, Surroundings around) {
        super(new MountTable(), attributes.name().replaceFirst("(?<=.)/+$", ""), attributes.text("target", TABLE_FILE), around);
        this.attributes = attributes;
        this.tool = new Tool(around);
        String given = attributes.oneOf("ensure", "defined", "present", "unmounted", "absent", "mounted");
        this.ensure = "present".equals(given) ? "defined" : given;
        if (ensure != null || attributes.manages("ensure")) {
            add(new MountEnsure());
        }
        for (String name : List.of("device", "fstype", "options")) {
            if (attributes.manages(name)) {
                add(ValueProperty.of("mount", name, attributes.value(name), value -> set(name, value)));
            }
        }
        boolean watched = ensure == null && attributes.manages("ensure");
        if (watched) {
            List.of("pass", "dump", "target").forEach(name -> add(ValueProperty.of("mount", name, null, _ -> {})));
        }
        if (ensure != null && !ensure.equals("absent")) {
            for (String name : List.of("pass", "dump")) {
                Value value = attributes.value(name);
                add(ValueProperty.of("mount", name, value == null ? Int.of(0) : value, set -> set(name, set)));
            }
        }
    }

    private boolean isMounted() {
        return TableFile.read("/proc/self/mounts", around()).lines()
                .map(line -> line.split(" "))
                .anyMatch(fields -> fields.length > 1 && fields[1].replace("\\040", " ").equals(name()));
    }

    private String state() {
        boolean listed = found().isPresent();
        return isMounted() ? listed ? "mounted" : "ghost" : listed ? "unmounted" : "absent";
    }

    @Override
    public Map<String, Value> retrieve() {
        Map<String, Value> values = new LinkedHashMap<>(super.retrieve());
        values.put("ensure", Str.of(state()));
        return values;
    }

    @Override
    public boolean isRefreshable() {
        return true;
    }

    @Override
    public boolean refreshesItself() {
        return !"absent".equals(ensure);
    }

    @Override
    public void refresh() {
        if ("swap".equals(attributes.text("fstype")) || !isMounted()) {
            return;
        }
        around().speaker().sayAsProvider(provider(), LogLevel.INFO, "Remounting");
        if (attributes.choice("remounts", "true", "false").equals("true")) {
            tool.act(List.of(tool.require("mount"), "-o", "remount", name()));
        } else {
            unmount();
            mount();
        }
    }

    private void mount() {
        tool.act(List.of(tool.require("mount"), name()));
    }

    private void unmount() {
        tool.act(List.of(tool.require("umount"), name()));
    }

    @Override
    public void flush() {
        super.flush();
        if (mounts) {
            mounts = false;
            mount();
        }
    }

    /// The property `ensure` of a mount.
    private final class MountEnsure extends ValueProperty {
        MountEnsure() {
            super("mount", "ensure", ensure == null ? List.of() : List.of(Str.of(ensure)), false, false, _ -> {});
        }

        @Override
        public boolean isInSync(Value is) {
            String state = Attributes.text(is);
            return "defined".equals(ensure) && (state.equals("mounted") || state.equals("unmounted")) || super.isInSync(is);
        }

        @Override
        public void sync() {
            String state = state();
            switch (String.valueOf(ensure)) {
                case "defined" -> create();
                case "unmounted" -> unmounted(state);
                case "absent" -> {
                    if (isMounted()) {
                        unmount();
                    }
                    if (!state.equals("ghost")) {
                        remove();
                    }
                }
                default -> mounted(state);
            }
        }

        private void unmounted(String state) {
            if (state.equals("mounted")) {
                unmount();
                syncOthers();
                return;
            }
            create();
            if (state.equals("ghost")) {
                MountPoint.super.flush();
                unmount();
            }
        }

        private void mounted(String state) {
            if (state.equals("absent") || state.equals("ghost")) {
                create();
            } else {
                syncOthers();
            }
            mounts = state.equals("absent") || state.equals("unmounted");
        }

        private void syncOthers() {
            Map<String, Value> current = retrieve();
            for (Property property : properties()) {
                Value is = current.get(property.name());
                if (property != this && property.should() != null && is != null && !property.isInSync(is)) {
                    property.sync();
                }
            }
        }

        @Override
        public String eventName() {
            return switch (String.valueOf(ensure)) {
                case "absent" -> "mount_deleted";
                case "mounted" -> "mount_mounted";
                default -> "mount_changed";
            };
        }
    }
}
