package io.bindery.cli.command;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.ruby.RubyBridge;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Assembles the parts of the product for commands.
public final class Product {
    /// The folder with JRuby's jar, which the launcher names.
    private static final String RUBY = "bindery.ruby";

    private Product() {}

    public static Library library() {
        return library(DiskTree.DISK);
    }

    /// A library that reads these files.
    public static Library library(FileTree files) {
        RubyBridge ruby = ruby();
        return new Library(files, ruby, ruby);
    }

    /// Ruby, not started yet.
    public static RubyBridge ruby() {
        return new RubyBridge(rubyJars());
    }

    /// Ruby for code that is elsewhere on the disk than its paths say, or not on the disk until it is needed.
    public static RubyBridge ruby(UnaryOperator<Path> places) {
        return new RubyBridge(rubyJars(), places);
    }

    /// The folder with JRuby's jar; null where Ruby is not to be had.
    public static @Nullable Path rubyJars() {
        String folder = System.getProperty(RUBY);
        return folder == null ? null : Path.of(folder);
    }
}
