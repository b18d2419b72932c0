package io.bindery.cli;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Settings;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `bindery compile`: an environment, a node and its facts to a catalog.
@Command(name = "compile", mixinStandardHelpOptions = true, description = "Compile a catalog.")
final class CompileCommand implements Callable<Integer> {
    @Option(names = "--batch", description = "Compile the nodes of JSON lines on standard input, one result a line.")
    private boolean batch;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Compiler compiler = new Compiler(Product.library());
        BufferedReader in =
                new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
        BatchCompile compile = new BatchCompile(
                compiler,
                Settings.defaults("localhost"),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
        compile.run(in, Runtime.getRuntime().availableProcessors());
        return 0;
    }
}
