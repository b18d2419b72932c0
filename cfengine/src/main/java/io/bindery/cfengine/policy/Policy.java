package io.bindery.cfengine.policy;

import io.bindery.cfengine.syntax.Block;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The blocks of all files loaded so far, in load order. It only grows.
public final class Policy {
    private final List<Block.Bundle> bundles = new ArrayList<>();
    private final List<Block.Body> bodies = new ArrayList<>();
    private final List<Block.PromiseType> promiseTypes = new ArrayList<>();
    private final Map<String, Block.Bundle> bundleByName = new HashMap<>();
    private final Map<String, Block.Body> bodyByName = new HashMap<>();

    /// No switch over the kinds, as the first such switch of a run takes the JVM some milliseconds, a tenth of an empty policy's time.
    public void add(Block block) {
        if (block instanceof Block.Bundle bundle) {
            addBundle(bundle);
        } else if (block instanceof Block.Body body) {
            addBody(body);
        } else {
            promiseTypes.add((Block.PromiseType) block);
        }
    }

    private void addBundle(Block.Bundle bundle) {
        bundles.add(bundle);
        bundleByName.putIfAbsent(key(bundle.kind(), bundle.namespace(), bundle.name()), bundle);
    }

    private void addBody(Block.Body body) {
        bodies.add(body);
        bodyByName.putIfAbsent(key(body.kind(), body.namespace(), body.name()), body);
    }

    public void addAll(Policy other) {
        other.bundles.forEach(this::addBundle);
        other.bodies.forEach(this::addBody);
        promiseTypes.addAll(other.promiseTypes);
    }

    public List<Block.Bundle> bundles() {
        return Collections.unmodifiableList(bundles);
    }

    public List<Block.Body> bodies() {
        return Collections.unmodifiableList(bodies);
    }

    public List<Block.PromiseType> promiseTypes() {
        return Collections.unmodifiableList(promiseTypes);
    }

    /// A bundle by `name` or `namespace:name`, looked for in the given namespace where the name has none.
    public Block.@Nullable Bundle bundle(String kind, String namespace, String name) {
        int colon = name.indexOf(':');
        return colon < 0
                ? bundleByName.get(key(kind, namespace, name))
                : bundleByName.get(key(kind, name.substring(0, colon), name.substring(colon + 1)));
    }

    public Block.@Nullable Body body(String kind, String namespace, String name) {
        int colon = name.indexOf(':');
        return colon < 0
                ? bodyByName.get(key(kind, namespace, name))
                : bodyByName.get(key(kind, name.substring(0, colon), name.substring(colon + 1)));
    }

    public Block.@Nullable PromiseType promiseType(String name) {
        for (Block.PromiseType type : promiseTypes) {
            if (type.name().equals(name)) {
                return type;
            }
        }
        return null;
    }

    private static String key(String kind, String namespace, String name) {
        return kind + ' ' + namespace + ':' + name;
    }
}
