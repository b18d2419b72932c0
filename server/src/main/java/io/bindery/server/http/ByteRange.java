package io.bindery.server.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One range of a file, as in the header `Range: bytes=100-199`. A request for several ranges gets the whole file, which the
/// standard allows.
final class ByteRange {
    private static final Pattern FORM = Pattern.compile("bytes=(\\d{1,18})?-(\\d{1,18})?");

    private ByteRange() {}

    /// The requested part; a refusal (416) if the file has no such part; or the whole file if the header cannot be read.
    static Answer applied(String header, Answer whole, Path file) {
        Matcher form = FORM.matcher(header.replace(" ", ""));
        boolean readable = form.matches() && (form.group(1) != null || form.group(2) != null);
        if (!readable) {
            return whole;
        }
        long size;
        try {
            size = Files.size(file);
        } catch (IOException gone) {
            return whole;
        }
        long first = form.group(1) == null ? Math.max(0, size - Long.parseLong(form.group(2))) : Long.parseLong(form.group(1));
        long last = form.group(1) == null || form.group(2) == null ? size - 1 : Math.min(size - 1, Long.parseLong(form.group(2)));
        if (first > last) {
            return Answer.of(416).with("Content-Range", "bytes */" + size);
        }
        Answer part = new Answer(206, whole.contentType(), whole.headers(), new Content.PartOfFile(file, first, last - first + 1));
        return part.with("Content-Range", "bytes " + first + "-" + last + "/" + size);
    }
}
