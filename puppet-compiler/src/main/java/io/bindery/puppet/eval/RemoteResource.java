package io.bindery.puppet.eval;

import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// A resource of another node: its parameters by name, and `title`, `type` and `certname`.
public record RemoteResource(ResourceQueryService.Remote found) implements ObjectValue, KeyedAccess {
    @Override
    public TypeValue type() {
        return new ResourceType(found.resource().reference().type(), found.resource().reference().title());
    }

    @Override
    public @Nullable Value attribute(String name) {
        return at(name);
    }

    @Override
    public @Nullable Value at(String key) {
        return switch (key) {
            case "title" -> Str.of(found.resource().reference().title());
            case "type" -> Str.of(found.resource().reference().type());
            case "certname" -> Str.of(found.certname());
            default -> found.resource().value(key);
        };
    }

    @Override
    public String toString() {
        return found.resource().reference().toString();
    }
}
