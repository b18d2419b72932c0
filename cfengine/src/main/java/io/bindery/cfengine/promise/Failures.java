package io.bindery.cfengine.promise;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// The operating system's own message for a failure.
public final class Failures {
    private Failures() {}

    public static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "No such file or directory";
            case AccessDeniedException _ -> "Permission denied";
            case DirectoryNotEmptyException _ -> "Directory not empty";
            case FileAlreadyExistsException _ -> "File exists";
            case FileSystemException system when system.getReason() != null -> system.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
