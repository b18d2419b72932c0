package io.bindery.puppet.report;

import io.bindery.puppet.value.Value;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/// Something that happened to a resource: a property changed or failed to, would change, or a refresh was made.
///
/// @param name       what happened, such as `file_created`
/// @param property   the property it happened to; null for the resource as a whole
/// @param previous   the value that was found; null where none was looked for
/// @param desired    the value that the catalog asks for; null where there is none
/// @param historical the value that an audit recorded in an earlier run; null where there is none
/// @param redacted   whether the values are hidden; null as Puppet writes it for a property that nobody declared sensitive
/// @param corrective whether it undid a change that nobody asked for
/// @param endsRefreshes whether refreshes that wait for the resource are not needed any more
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
