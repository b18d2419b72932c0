package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.load.Library;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// Compiles that share everything that may be shared do not notice each other.
final class ManyCompilesTest {
    private static final Site SITE = Site.of("include m $names = ['a', 'b', 'c'] $names.each |$n| { m::d { $n: size => 3 } } "
                    + "Notify <| tag == 'm' |> { message +> ['more'] } node /^web(.*)$/ { notify { \"node ${1}\": } }")
            .file("modules/m/manifests/init.pp", "class m($p = 'x') { notify { 'm': message => ['one'] } contain m::sub }")
            .file("modules/m/manifests/sub.pp", "class m::sub { file { '/s': ensure => file } -> notify { 's': } }")
            .file("modules/m/manifests/d.pp", "define m::d(M::Size $size) { notify { \"d ${title} ${size}\": tag => 'm' } }")
            .file("modules/m/types/size.pp", "type M::Size = Integer[1, 5]");

    @Test
    void aThousandCompilesOnSeveralThreadsAreByteIdentical() throws Exception {
        Compiler compiler = new Compiler(new Library(SITE.files()), () -> "uuid");
        Set<String> results = new HashSet<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<String>> waiting = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                waiting.add(threads.submit(() -> CatalogWriter.json(SITE.compile(compiler).catalog()).toString()));
            }
            for (Future<String> result : waiting) {
                results.add(result.get());
            }
        }
        assertThat(results).hasSize(1);
        assertThat(results.iterator().next()).contains("d c 3");
    }

    @Test
    void oneBrokenNodeDisturbsNoOther() {
        Compiler compiler = new Compiler(new Library(SITE.files()), () -> "uuid");
        String before = CatalogWriter.json(SITE.compile(compiler).catalog()).toString();
        assertThat(SITE.node("nobody").compile(compiler).message()).contains("Could not find node statement");
        assertThat(CatalogWriter.json(SITE.compile(compiler).catalog()).toString()).isEqualTo(before);
    }
}
