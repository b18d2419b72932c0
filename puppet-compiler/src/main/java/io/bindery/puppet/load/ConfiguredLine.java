package io.bindery.puppet.load;

import java.nio.file.Path;

/// The line of a configuration file that sets a setting.
///
/// @param section the section of the line; `main` for lines before the first section
public record ConfiguredLine(Path file, String section, int line) {
    @Override
    public String toString() {
        return file + ":" + line + " [" + section + "]";
    }
}
