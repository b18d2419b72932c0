package io.bindery.puppet.report;

import io.bindery.puppet.value.Value;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/// An event of a resource: a property changed or failed to change, would change, or a refresh was made.
///
/// @param name       the kind of the event, such as `file_created`
/// @param property   the property it happened to; null for the resource as a whole
/// @param previous   the value that was found; null if none was looked for
/// @param desired    the value that the catalog asks for; null if it asks for no value
/// @param historical the value that an audit recorded in an earlier run; null if no audit recorded one
/// @param redacted   whether the values are hidden; null as Puppet writes it for a property that nobody declared sensitive
/// @param corrective whether it undid a change made to the host outside of Puppet
/// @param endsRefreshes whether the pending refreshes of the resource are dropped after this event
public record Event(
        String name,
        @Nullable String property,
        @Nullable Value previous,
        @Nullable Value desired,
        @Nullable Value historical,
        EventStatus status,
        String message,
        OffsetDateTime time,
        boolean audited,
        @Nullable Boolean redacted,
        boolean corrective,
        boolean endsRefreshes) {

    /// An event of the resource as a whole.
    public static Event of(String name, EventStatus status, String message) {
        return new Event(name, null, null, null, null, status, message, OffsetDateTime.now(), false, false, false, false);
    }
}
