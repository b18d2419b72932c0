package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/// The attributes that the Ruby file of a type declares by name, anywhere in it, and those that files beside it declare for types
/// to mix in. A type may have further attributes, which only running the file shows; the named ones certainly exist.
final class NamedAttributes {
    private static final int DEEPEST = 4;
    private static final int MOST_FILES = 200;

    private final FileTree files;
    private final Set<String> names = new HashSet<>();
    private int read;

    private NamedAttributes(FileTree files) {
        this.files = files;
    }

    /// @param file `lib/puppet/type/NAME.rb` of a module
    static Set<String> of(Path file, FileTree files) {
        NamedAttributes found = new NamedAttributes(files);
        boolean mixes = found.read(file);
        Path folder = file.getParent();
        if (mixes && folder != null) {
            found.walk(folder.resolve("../../puppet_x").normalize(), DEEPEST);
        }
        return found.names;
    }

    private void walk(Path directory, int deep) {
        if (deep == 0 || !files.isDirectory(directory) || files.isLink(directory)) {
            return;
        }
        for (String name : files.names(directory)) {
            Path path = directory.resolve(name);
            if (!name.endsWith(".rb")) {
                walk(path, deep - 1);
            } else if (read < MOST_FILES) {
                read(path);
            }
        }
    }

    /// Whether it mixes something in.
    private boolean read(Path file) {
        read++;
        String text = files.text(file);
        RubyTokens tokens = text == null ? null : RubyTokens.scan(text);
        boolean mixes = false;
        for (int at = 0; tokens != null && at < tokens.size(); at++) {
            if (tokens.isWord(at, "newparam") || tokens.isWord(at, "newproperty")) {
                String name = tokens.name(tokens.argument(at));
                if (name != null) {
                    names.add(name);
                }
            } else if (tokens.isWord(at, "ensurable")) {
                names.add("ensure");
            }
            mixes |= tokens.isWord(at, "extend") || tokens.isWord(at, "include");
        }
        return mixes;
    }
}
