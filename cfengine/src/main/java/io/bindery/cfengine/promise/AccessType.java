package io.bindery.cfengine.promise;

import io.bindery.cfengine.access.AccessRule;
import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.access.HostList;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;

/// `access` of server bundles: a rule about a resource.
public record AccessType(AccessRules rules) implements PromiseType {
    @Override
    public boolean isDeclarative() {
        return true;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Attributes attributes = promise.attributes();
        String kind = attributes.text("resource_type", "path");
        // As CFEngine does: clients request a literal by the promise's handle; its value is the promiser.
        String handle = promise.handle();
        String name = kind.equals("literal") && handle != null ? handle : promise.promiser();
        rules.add(new AccessRule(
                kind, name, hosts(attributes, "admit"), hosts(attributes, "deny"), attributes.flag("ifencrypted", false)));
        String shortcut = attributes.text("shortcut");
        if (shortcut != null) {
            rules.addShortcut(shortcut, promise.promiser());
        }
        return Outcome.KEPT;
    }

    private static HostList hosts(Attributes attributes, String verb) {
        return new HostList(
                attributes.list(verb + "_ips"),
                attributes.list(verb + "_hostnames"),
                attributes.list(verb + "_keys"),
                attributes.list(verb));
    }
}
