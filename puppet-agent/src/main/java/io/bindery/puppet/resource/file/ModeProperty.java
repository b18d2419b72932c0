package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Display;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The property `mode` of a file.
record ModeProperty(ManagedFile file, FileWork work) implements Property {
    @Override
    public String name() {
        return "mode";
    }

    @Override
    public @Nullable Value should() {
        String mode = file.wantedMode();
        return mode == null ? null : Str.of(SymbolicMode.shown(mode));
    }

    @Override
    public boolean isManaged() {
        return file.managesMode();
    }

    @Override
    public boolean isInSync(Value is) {
        String mode = file.wantedMode();
        FileState state = file.state();
        // The permissions of a link mean nothing.
        if (mode == null || state.kind() == FileKind.LINK && !file.attributes().follows()) {
            return true;
        }
        if (is.equals(Managed.ABSENT)) {
            return false;
        }
        int current = Integer.parseInt(Attributes.text(is), 8);
        return SymbolicMode.applied(mode, current, state.kind() == FileKind.DIRECTORY) == current;
    }

    @Override
    public void sync() {
        work.permit();
    }

    @Override
    public String eventName() {
        return "mode_changed";
    }

    @Override
    public String isText(Value is) {
        return is.equals(Managed.ABSENT) ? Display.of(is) : "'" + SymbolicMode.shown(Attributes.text(is)) + "'";
    }

    @Override
    public String shouldText(Value should) {
        return "'" + padded(Attributes.text(should)) + "'";
    }

    private static String padded(String text) {
        return "0".repeat(Math.max(0, 4 - text.length())) + text;
    }

    @Override
    public String changeText(Value is, Value should) {
        String mode = file.wantedMode();
        if (mode == null || SymbolicMode.isNumeric(mode)) {
            return Property.super.changeText(is, should);
        }
        int old = Integer.parseInt(Attributes.text(is), 8);
        int wanted = SymbolicMode.applied(mode, old, file.state().kind() == FileKind.DIRECTORY);
        return "mode changed '" + padded(Integer.toOctalString(old)) + "' to '" + padded(Integer.toOctalString(wanted)) + "' (" + mode + ")";
    }
}
