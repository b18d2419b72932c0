package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The property `target` of a link.
record TargetProperty(ManagedFile file, FileWork work) implements Property {
    @Override
    public String name() {
        return "target";
    }

    @Override
    public @Nullable Value should() {
        String target = file.target();
        return target == null ? null : Str.of(target);
    }

    @Override
    public boolean isInSync(Value is) {
        // As Puppet does: a link that leads nowhere is no file that must not be replaced.
        return file.attributes().recurses() || !file.attributes().replaces() && work.exists(file.path()) || is.equals(should());
    }

    @Override
    public void sync() {
        String ensure = file.ensure();
        if (ensure == null || ensure.equals("link")) {
            work.link();
        }
    }

    @Override
    public String eventName() {
        return "target_changed";
    }
}
