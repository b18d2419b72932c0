package io.bindery.puppet.transaction;

import io.bindery.puppet.report.Event;
import io.bindery.puppet.report.EventStatus;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.time.OffsetDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Applies one resource: looks at its properties, repairs those that differ, and reports the events.
record Harness(StateFile state, SystemValues system) {
    private static final double NANOS = 1e9;
    private static final Value REDACTED = Str.of("[redacted]");
    private static final String REDACTED_TEXT = "[redacted]";

    /// The state of a resource while it is applied.
    ///
    /// @param current    the values that its properties have on the host
    /// @param historical the values that audits recorded in earlier runs
    /// @param synced     the properties that had an event
    private record Look(Point point, Managed managed, Map<String, Value> current, Map<String, Value> historical, Set<String> synced, ResourceStatus status) {
        Value current(Property property) {
            return current.getOrDefault(property.name(), Managed.ABSENT);
        }
    }

    /// Applies the resource of a point; what became of it.
    ResourceStatus evaluate(Point point) {
        ResourceStatus status = point.status();
        long start = System.nanoTime();
        try {
            Managed managed = point.managed();
            if (managed == null) {
                state.note(point.label(), StateFile.CHECKED);
            } else {
                apply(point, managed, status);
            }
        } catch (ResourceError failure) {
            point.say(LogLevel.ERR, "Could not evaluate: " + failure.message());
            status.add(Event.of("resource_error", EventStatus.FAILURE, failure.message()));
        } catch (RuntimeException broken) {
            // A mistake of ours concerns this resource; the others are applied.
            point.say(LogLevel.ERR, "Could not evaluate: internal error: " + broken);
            status.add(Event.of("resource_error", EventStatus.FAILURE, "internal error: " + broken));
        } finally {
            status.evaluatedIn((System.nanoTime() - start) / NANOS);
        }
        return status;
    }

    private void apply(Point point, Managed managed, ResourceStatus status) {
        if (!managed.isSuitable()) {
            throw new ResourceError("Provider " + managed.provider() + " is not functional on this host");
        }
        Look look = new Look(
                point, managed, managed.compared(), state.recorded(point.reference()), new HashSet<>(), status);
        state.note(point.reference(), StateFile.CHECKED);
        for (String audited : point.metaparameters().audited()) {
            state.record(point.reference(), audited, look.current.getOrDefault(audited, Managed.ABSENT));
        }
        boolean ensured = false;
        for (Property property : managed.properties()) {
            if (property.name().equals("ensure") && property.isManaged()) {
                ensured = sync(property, look);
            }
        }
        if (!ensured) {
            if (managed.isPresent(look.current)) {
                for (Property property : List.copyOf(managed.properties())) {
                    if (!property.name().equals("ensure")) {
                        sync(property, look);
                    }
                }
            } else {
                point.say(LogLevel.DEBUG, "Nothing to manage: no ensure and the resource doesn't exist");
            }
        }
        audit(look);
        system.remember(point.reference(), managed.properties(), status.events());
        if (status.isChanged() && !point.metaparameters().noop()) {
            state.note(point.reference(), StateFile.SYNCED);
            managed.flush();
        }
    }

    /// Repairs a property that differs; whether it did.
    private boolean sync(Property property, Look look) {
        if (!property.isManaged()) {
            return false;
        }
        Value is = look.current(property);
        Value should = Undef.UNDEF;
        Outcome outcome;
        try {
            if (property.isInSync(is)) {
                return false;
            }
            // Asked now: comparing may have found a better form of it, such as the number of an owner.
            should = desired(property);
            outcome = repaired(property, is, should, look);
        } catch (ResourceError failure) {
            complain(failure, look.point);
            should = desired(property);
            outcome = new Outcome(
                    EventStatus.FAILURE,
                    "change from " + shown(property, look.point, property.isText(is)) + " to " + shown(property, look.point, property.shouldText(should)) + " failed: "
                            + failure.message());
        }
        boolean corrective = system.isCorrective(look.point.reference(), property, is);
        Event event = event(property, is, should, look, outcome, corrective);
        record(event, property, look);
        return true;
    }

    private static Value desired(Property property) {
        return Objects.requireNonNullElse(property.should(), Undef.UNDEF);
    }

    // As Puppet does: an error of the system is logged where it happens and again, with what it wraps, where it is caught.
    private static void complain(ResourceError failure, Point point) {
        String wrapped = failure.wrapped();
        point.sayPlainly(LogLevel.ERR, failure.message());
        if (wrapped != null) {
            point.sayPlainly(LogLevel.ERR, failure.message() + "\nWrapped exception:\n" + wrapped);
        }
    }

    /// The outcome of repairing a property.
    private record Outcome(EventStatus status, String message) {}

    private static Outcome repaired(Property property, Value is, Value should, Look look) {
        String note = auditNote(property, is, look);
        if (look.point.metaparameters().noop()) {
            String message = "current_value " + shown(property, look.point, property.isText(is)) + ", should be " + shown(property, look.point, property.shouldText(should))
                    + " (noop)";
            return new Outcome(EventStatus.NOOP, message + note);
        }
        property.sync();
        String message = look.point.conceals(property)
                ? "changed " + REDACTED_TEXT + " to " + REDACTED_TEXT
                : property.changeText(is, should);
        return new Outcome(EventStatus.SUCCESS, message + note);
    }

    private static String shown(Property property, Point point, String text) {
        return point.conceals(property) ? REDACTED_TEXT : text;
    }

    private static boolean isAudited(Property property, Look look) {
        return look.point.metaparameters().audited().contains(property.name());
    }

    private static String auditNote(Property property, Value is, Look look) {
        Value recorded = look.historical.get(property.name());
        return isAudited(property, look) && recorded != null && !recorded.equals(is)
                ? " (previously recorded value was " + shown(property, look.point, property.isText(recorded)) + ")"
                : "";
    }

    private static Event event(Property property, Value is, @Nullable Value should, Look look, Outcome outcome, boolean corrective) {
        boolean secret = look.point.conceals(property);
        Value recorded = look.historical.get(property.name());
        return new Event(
                property.eventName(),
                property.name(),
                secret ? REDACTED : is,
                should == null ? null : secret ? REDACTED : property.reported(should),
                recorded == null ? null : secret ? REDACTED : recorded,
                outcome.status(),
                outcome.message() + (corrective ? " (corrective)" : ""),
                OffsetDateTime.now(),
                isAudited(property, look),
                secret ? Boolean.TRUE : null,
                corrective,
                property.endsRefreshes());
    }

    private static void record(Event event, Property property, Look look) {
        look.status.add(event);
        look.point.tell(
                property.name(),
                event.status() == EventStatus.FAILURE ? LogLevel.ERR : look.point.level(),
                event.message());
        look.synced.add(property.name());
    }

    /// Says which audited properties changed since the last run, or are recorded for the first time.
    private static void audit(Look look) {
        for (String name : look.point.metaparameters().audited()) {
            Property property = look.managed.properties().stream().filter(each -> each.name().equals(name)).findFirst().orElse(null);
            if (property == null) {
                continue;
            }
            Value is = look.current(property);
            Value recorded = look.historical.get(name);
            if (recorded == null) {
                look.point.say(name, LogLevel.NOTICE, "audit change: newly-recorded value " + shown(property, look.point, Attributes.text(is)));
            } else if (!recorded.equals(is) && !look.synced.contains(name)) {
                Outcome outcome = new Outcome(
                        EventStatus.AUDIT,
                        "audit change: previously recorded value " + shown(property, look.point, property.isText(recorded)) + " has been changed to "
                                + shown(property, look.point, property.isText(is)));
                record(event(property, is, property.should(), look, outcome, false), property, look);
            }
        }
    }
}
