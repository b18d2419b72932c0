package io.bindery.server.catalog;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/// The facts that a node sent.
///
/// @param time when they were collected; null if the node does not give the time
/// @param expiration when the node will send others; null if it does not say
record Facts(String name, Hash values, @Nullable Instant time, @Nullable Instant expiration) {
    /// Reads facts in their wire form.
    ///
    /// @throws Unreadable if the text is not of that form
    static Facts parse(String json) throws Unreadable {
        try {
            if (!(JsonReader.read(new SourceFile("", json), ValueBuilder.VALUES) instanceof Hash hash)) {
                throw new Unreadable("the facts are not an object");
            }
            if (!(hash.get("name") instanceof Str(String name))) {
                throw new Unreadable("the facts have no name");
            }
            if (!(hash.get("values") instanceof Hash values)) {
                throw new Unreadable("the facts have no values");
            }
            return new Facts(name, values, time(hash.get("timestamp")), time(hash.get("expiration")));
        } catch (DataError broken) {
            throw new Unreadable(broken.text());
        }
    }

    private static @Nullable Instant time(@Nullable Value value) throws Unreadable {
        if (!(value instanceof Str(String text))) {
            return null;
        }
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeParseException odd) {
            // Ruby reads many more forms of a time, but none without a number.
            if (text.chars().noneMatch(Character::isDigit)) {
                throw new Unreadable("no time information in \"" + text + "\"");
            }
            return Instant.now();
        }
    }

    /// The error for a text that holds no facts.
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String reason) {
            super(reason, null, false, false);
        }
    }
}
