package io.bindery.puppet.transaction;

import io.bindery.puppet.report.Event;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Value;
import java.util.List;

/// The values that earlier runs left in the properties of resources. They distinguish drift on the host from a changed manifest.
public interface SystemValues {
    /// Nothing is remembered and no change is corrective.
    // As Puppet does: `apply` keeps no transaction store; only an agent that gets its catalogs from a server does.
    SystemValues NONE = new SystemValues() {
        @Override
        public boolean isCorrective(String reference, Property property, Value is) {
            return false;
        }

        @Override
        public void remember(String reference, List<Property> properties, List<Event> events) {}
    };

    /// Whether a property that is out of sync had its wanted value after an earlier run.
    boolean isCorrective(String reference, Property property, Value is);

    /// Remembers what a run left the properties of a resource at.
    void remember(String reference, List<Property> properties, List<Event> events);
}
