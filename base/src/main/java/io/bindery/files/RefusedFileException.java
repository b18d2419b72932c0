package io.bindery.files;

import java.nio.file.FileSystemException;

/// A file that is not read although it could be opened: larger than anything that is read whole, or a pipe or device that may never come to an end.
public final class RefusedFileException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    private RefusedFileException(String file, String reason) {
        super(file, null, reason);
    }

    static RefusedFileException tooLarge(String file) {
        return new RefusedFileException(file, "File too large");
    }

    static RefusedFileException notAFile(String file) {
        return new RefusedFileException(file, "Not a regular file");
    }
}
