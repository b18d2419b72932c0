package io.bindery.cfengine.promise;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Files that reports are written to.
final class ReportFile {
    private ReportFile() {}

    /// The reason as the C library words it.
    static String reason(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "No such file or directory";
            case AccessDeniedException _ -> "Permission denied";
            case FileSystemException f when f.getReason() != null -> String.valueOf(f.getReason());
            default -> String.valueOf(e.getMessage());
        };
    }
}
