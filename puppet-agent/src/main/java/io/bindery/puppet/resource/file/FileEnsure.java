package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.Display;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The property `ensure` of a file: whether it exists, and as what.
record FileEnsure(ManagedFile file, FileWork work) implements Property {
    @Override
    public String name() {
        return "ensure";
    }

    @Override
    public @Nullable Value should() {
        String ensure = file.ensure();
        return ensure == null ? null : Str.of(ensure);
    }

    @Override
    public boolean isInSync(Value is) {
        if (!is.equals(Managed.ABSENT) && !file.attributes().replaces()) {
            return true;
        }
        String ensure = file.ensure();
        return "present".equals(ensure) ? !is.equals(Managed.ABSENT) : is.equals(should());
    }

    @Override
    public void sync() {
        String ensure = file.ensure();
        if (ensure != null) {
            work.make(ensure);
        }
    }

    @Override
    public String eventName() {
        return switch (String.valueOf(file.ensure())) {
            // Nothing is wanted: what happens to the file is only watched.
            case "null" -> "file_changed";
            case "absent" -> "file_removed";
            case "directory" -> "directory_created";
            case "link" -> "link_created";
            default -> "file_created";
        };
    }

    @Override
    public boolean isSensitive() {
        return file.given().isSensitive("content") || file.given().isSensitive("source");
    }

    @Override
    public String changeText(Value is, Value should) {
        String checksum = file.wantedChecksum();
        String ensure = file.ensure();
        if (checksum != null && ("file".equals(ensure) || "present".equals(ensure))) {
            return "defined content as '" + checksum + "'";
        }
        if (is.equals(Managed.ABSENT)) {
            return "created";
        }
        return should.equals(Managed.ABSENT) ? "removed" : "ensure changed " + Display.of(is) + " to " + Display.of(should);
    }
}
