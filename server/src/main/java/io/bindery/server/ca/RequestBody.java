package io.bindery.server.ca;

import io.bindery.data.DataError;
import io.bindery.data.DataLimits;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.http.Request;
import io.bindery.text.SourceFile;
import org.jspecify.annotations.Nullable;

/// The JSON body of a request to the authority.
final class RequestBody {
    private static final DataLimits LIMITS = new DataLimits(8 << 20, 50, 500_000);

    private RequestBody() {}

    /// The object in the body; one without entries for any other JSON, null if the body is no JSON.
    static @Nullable Hash read(Request request) {
        String text = request.text();
        if (text.isBlank()) {
            return null;
        }
        try {
            Value value = JsonReader.read(new SourceFile("body", text), ValueBuilder.VALUES, LIMITS);
            return value instanceof Hash hash ? hash : value instanceof Undef ? null : Hash.EMPTY;
        } catch (DataError broken) {
            return null;
        }
    }
}
