package io.bindery.puppet.resource.file;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/// The property `content` of a file, compared by checksum; of one that has a source and the checksum of its content, the property `checksum_value`.
record ContentProperty(ManagedFile file, FileWork work) implements Property {
    @Override
    public String name() {
        return isByValue() ? FileAttributes.CHECKSUM_VALUE : "content";
    }

    private boolean isByValue() {
        return file.attributes().isByChecksumValue();
    }

    @Override
    public @Nullable Value should() {
        String given = file.attributes().checksumValue();
        if (given != null && isByValue()) {
            return Str.of(given);
        }
        String checksum = file.wantedChecksum();
        return checksum == null ? null : Str.of(checksum);
    }

    @Override
    public boolean isManaged() {
        return file.wantsContent();
    }

    @Override
    public boolean isInSync(Value is) {
        FileAttributes attributes = file.attributes();
        if (!file.isWantedAsFile()) {
            if ("present".equals(file.ensure()) && attributes.content() != null && file.state().exists()) {
                file.around().speaker().say(
                        LogLevel.WARNING,
                        "Ensure set to :present but file type is " + FileMetadata.kind(file.state().kind()) + " so no content will be synced");
            }
            return true;
        }
        if (is.equals(Managed.ABSENT)) {
            return false;
        }
        if (!attributes.replaces() || is == ManagedFile.AS_WANTED || matches(is)) {
            return true;
        }
        showDifference();
        return false;
    }

    private boolean matches(Value is) {
        FileAttributes attributes = file.attributes();
        String given = attributes.checksumValue();
        String desired = given == null ? String.valueOf(file.wantedChecksum()) : isByValue() ? given : attributes.checksum().prefixed(given);
        String current = is instanceof Str(String text) ? text : "";
        if (current.equals(desired)) {
            return true;
        }
        try {
            return attributes.checksum().isTime() && Checksum.isAsNew(current, desired);
        } catch (DateTimeException e) {
            throw new ResourceError("Resource with checksum_type " + attributes.checksum().word() + " didn't contain a date in " + current + " or " + desired);
        }
    }

    private void showDifference() {
        if (!file.around().options().showDiff() || !file.attributes().showsDiff()) {
            return;
        }
        LogLevel level = file.around().speaker().level();
        if (isSensitive()) {
            file.around().speaker().say(name(), level, "[diff redacted]");
        } else {
            file.around().speaker().say(name(), level, "\n" + new ContentDifference(file.around()).of(file.path(), file.wantedContent()));
        }
    }

    // As Puppet does: the checksum of a declared content is a string of bytes, which reports hold in base 64.
    @Override
    public Value reported(Value should) {
        return isByValue() ? should : Str.of(Base64.getEncoder().encodeToString(Attributes.text(should).getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void sync() {
        work.write();
    }

    @Override
    public String eventName() {
        return name() + "_changed";
    }

    @Override
    public boolean isSensitive() {
        Attributes given = file.given();
        return given.isSensitive("content") || given.isSensitive("source");
    }

    @Override
    public String changeText(Value is, Value should) {
        String wanted = Attributes.text(should);
        return is.equals(Managed.ABSENT) ? "defined content as '" + wanted + "'" : name() + " changed '" + Attributes.text(is) + "' to '" + wanted + "'";
    }
}
