package io.bindery.puppet.transaction;

import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogEntry;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Speaker;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A vertex of the graph during the walk: a resource, or an anchor for the begin or the end of a container.
final class Point implements Speaker {
    /// The name of the type that anchors have in reports.
    static final String ANCHOR_TYPE = "Whit";

    private final ResourceStatus.Subject subject;
    private final String label;
    private final String source;
    private final Metaparameters metaparameters;
    private final @Nullable Point container;
    private final boolean ending;
    private final Log log;
    private @Nullable Managed managed;
    private Set<String> sensitive = Set.of();

    private Point(
            ResourceStatus.Subject subject,
            String label,
            String source,
            Metaparameters metaparameters,
            @Nullable Point container,
            boolean ending,
            Log log) {
        this.subject = subject;
        this.label = label;
        this.source = source;
        this.metaparameters = metaparameters;
        this.container = container;
        this.ending = ending;
        this.log = log;
    }

    /// A resource or a container, of which only messages are written.
    static Point of(ResourceStatus.Subject subject, Metaparameters metaparameters, @Nullable Point container, Log log) {
        return new Point(subject, subject.reference(), "/" + String.join("/", subject.path()), metaparameters, container, false, log);
    }

    /// An anchor.
    ///
    /// @param reference the reference that reports know it by
    /// @param label     the name that messages know it by
    /// @param ending    whether it is the end anchor of its container
    static Point anchor(String reference, String label, List<String> tags, Metaparameters metaparameters, boolean ending, Log log) {
        ResourceStatus.Subject subject =
                new ResourceStatus.Subject(reference, ANCHOR_TYPE, reference, null, List.of(reference), tags, null, 0, true);
        return new Point(subject, label, label, metaparameters, null, ending, log);
    }

    boolean isAnchor() {
        return subject.internal();
    }

    /// Whether it is the anchor at the end of its container.
    boolean isEnding() {
        return ending;
    }

    String reference() {
        return subject.reference();
    }

    /// The name of its type, as a manifest writes it.
    String type() {
        return subject.type().toLowerCase(Locale.ROOT);
    }

    String title() {
        return subject.title();
    }

    /// The name in messages of others.
    String label() {
        return label;
    }

    List<String> tags() {
        return subject.tags();
    }

    Metaparameters metaparameters() {
        return metaparameters;
    }

    @Nullable Point container() {
        return container;
    }

    @Nullable Managed managed() {
        return managed;
    }

    /// Makes the resource ready to be kept.
    void manage(Managed ready) {
        managed = ready;
    }

    /// Keeps the values of these properties out of messages and reports.
    void conceal(Set<String> properties) {
        sensitive = properties;
    }

    /// Whether the values of a property must not be shown.
    boolean conceals(Property property) {
        return property.isSensitive() || sensitive.contains(property.name());
    }

    /// A new status for the resource.
    ResourceStatus status() {
        String provider = managed == null ? null : managed.provider();
        return new ResourceStatus(new ResourceStatus.Subject(
                subject.reference(), subject.type(), subject.title(), provider, subject.path(), subject.tags(), subject.file(), subject.line(),
                subject.internal()));
    }

    /// Whether the resource supports a refresh.
    boolean isRefreshable() {
        Managed resource = managed;
        return isAnchor() || resource != null && resource.isRefreshable();
    }

    @Override
    public void say(LogLevel level, String message) {
        write(level, source, message);
    }

    // As Puppet does: what a property says has its name as a tag.
    @Override
    public void say(String property, LogLevel level, String message) {
        write(level, source + "/" + property, message, property);
    }

    /// Writes a line about an event of one of its properties.
    void tell(String property, LogLevel level, String message) {
        write(level, source + "/" + property, message);
    }

    @Override
    public void sayAsProvider(String provider, LogLevel level, String message) {
        String from = reference() + "(provider=" + provider + ")";
        log.write(new LogEntry(level, message, from, List.of(level.word()), OffsetDateTime.now(), null, 0));
    }

    @Override
    public void sayPlainly(LogLevel level, String message) {
        log.write(level, message);
    }

    @Override
    public LogLevel level() {
        return metaparameters.level();
    }

    private void write(LogLevel level, String from, String message, String... more) {
        if (!log.takes(level)) {
            return;
        }
        List<String> tags = new ArrayList<>(subject.tags().size() + 1);
        tags.add(level.word());
        subject.tags().stream().filter(tag -> !tag.equals(level.word())).forEach(tags::add);
        tags.addAll(List.of(more));
        log.write(new LogEntry(level, message, from, tags, OffsetDateTime.now(), subject.file(), subject.line()));
    }

    @Override
    public String toString() {
        return label;
    }
}
