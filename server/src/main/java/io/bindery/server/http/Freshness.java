package io.bindery.server.http;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The version of a served object, and the kind of answer to a client's conditions: unchanged (304), a part (206) or the whole.
///
/// @param tag      the entity tag with its quotes
/// @param modified when it changed last; null if unknown
public record Freshness(String tag, @Nullable Instant modified) {
    /// The answer with validators, or what the client's conditions make of it. Only for answers to GET.
    public Answer applied(Request request, Answer whole) {
        Answer marked = marked(whole);
        if (isKnown(request.headers())) {
            return marked(Answer.of(304));
        }
        return whole.content() instanceof Content.OfFile(var file) ? part(request.headers(), marked, file) : marked;
    }

    private Answer marked(Answer answer) {
        Answer tagged = answer.with("ETag", tag);
        return modified == null ? tagged : tagged.with("Last-Modified", DateTimeFormatter.RFC_1123_DATE_TIME.format(modified.atOffset(ZoneOffset.UTC)));
    }

    // RFC 9110, 13.2.2: a tag counts more than a time.
    private boolean isKnown(Headers headers) {
        Optional<String> tags = headers.value("if-none-match");
        if (tags.isPresent()) {
            return tags.get().strip().equals("*") || Arrays.stream(tags.get().split(",")).anyMatch(each -> same(each.strip()));
        }
        return headers.value("if-modified-since").map(this::isUnchangedSince).orElse(false);
    }

    private boolean same(String other) {
        return (other.startsWith("W/") ? other.substring(2) : other).equals(tag);
    }

    private boolean isUnchangedSince(String date) {
        if (modified == null) {
            return false;
        }
        try {
            Instant since = ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            return !modified.truncatedTo(ChronoUnit.SECONDS).isAfter(since);
        } catch (DateTimeException odd) {
            return false;
        }
    }

    private Answer part(Headers headers, Answer whole, Path file) {
        Answer divisible = whole.with("Accept-Ranges", "bytes");
        Optional<String> asked = headers.value("range");
        boolean stale = headers.value("if-range").map(each -> !same(each.strip())).orElse(false);
        return asked.isEmpty() || stale ? divisible : ByteRange.applied(asked.get(), divisible, file);
    }
}
