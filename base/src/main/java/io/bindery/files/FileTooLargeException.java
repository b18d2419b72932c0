package io.bindery.files;

import java.nio.file.FileSystemException;

/// A file is larger than anything that is read whole.
public final class FileTooLargeException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    FileTooLargeException(String file) {
        super(file, null, "File too large");
    }
}
