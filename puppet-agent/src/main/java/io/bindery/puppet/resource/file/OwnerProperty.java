package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Display;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The properties `owner` and `group` of a file.
final class OwnerProperty implements Property {
    private final ManagedFile file;
    private final String name;
    private final FileWork work;
    private @Nullable Value should;

    OwnerProperty(ManagedFile file, String name, @Nullable Value should, FileWork work) {
        this.file = file;
        this.name = name;
        this.should = should;
        this.work = work;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public @Nullable Value should() {
        return should;
    }

    @Override
    public boolean isInSync(Value is) {
        Value wanted = should;
        if (wanted == null) {
            return true;
        }
        Optional<Integer> id = file.id(name, wanted);
        if (id.isEmpty()) {
            if (file.given().isNoop()) {
                return false;
            }
            throw new ResourceError("Could not find " + (name.equals("owner") ? "user" : "group") + " " + Attributes.text(wanted));
        }
        // As Puppet does: events show the number that the name stood for.
        should = Int.of(id.get());
        return is.equals(should);
    }

    @Override
    public void sync() {
        if (should instanceof Int(long id)) {
            work.own(name, (int) id);
        }
    }

    @Override
    public String eventName() {
        return name + "_changed";
    }

    @Override
    public String isText(Value is) {
        return Display.of(file.name(name, is));
    }

    @Override
    public String shouldText(Value wanted) {
        return Display.of(file.name(name, wanted));
    }
}
