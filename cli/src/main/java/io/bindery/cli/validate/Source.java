package io.bindery.cli.validate;

import io.bindery.files.FileReading;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.text.SourceFile;
import io.bindery.text.SourceReader;
import io.bindery.text.UnreadableSource;
import java.io.IOException;
import java.nio.file.Path;

/// One source named on a command line, manifest or template.
record Source(String name, boolean template) {
    static Source of(String name) {
        return new Source(name, name.endsWith(".epp"));
    }

    /// Reads it. As Puppet does, a manifest is called by its full path in messages and a template as it was named; standard
    /// input has no name.
    SourceFile read() throws UnreadableSource {
        if (name.equals("-")) {
            return SourceReader.decode(standardInput(), "");
        }
        Path path = Path.of(name);
        return SourceReader.read(path, template ? name : path.toAbsolutePath().normalize().toString());
    }

    private static byte[] standardInput() {
        try {
            return FileReading.bytes(System.in, "standard input");
        } catch (IOException e) {
            return new byte[0];
        }
    }

    ParseResult parse(SourceFile file) {
        return template ? Parser.parseEpp(file) : Parser.parse(file);
    }
}
