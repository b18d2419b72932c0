package io.bindery.ruby;

import io.bindery.testkit.Corpus;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Functions of both generations, data functions and resource types written in Ruby, against Puppet.
final class BridgeCorpusTest {
    private static final Path FOLDER = Path.of("src/test/corpus/bridge");

    @TestFactory
    Stream<DynamicTest> whatModulesBringInRuby() {
        SmallSite site = new SmallSite(FOLDER.resolve("modules"), new RubyBridge(RubyJars.folder()));
        return Corpus.of(FOLDER.toString()).inputs(".pp").except("modules").atLeast(232).tests(".out", site::compile);
    }
}
