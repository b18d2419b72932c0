package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// Several threads with one Ruby: what its code does is done as if it were alone.
final class RubyTurnsTest {
    private static final int THREADS = 4;
    private static final RubyEngine ENGINE = started();

    private static RubyEngine started() {
        try {
            return EngineLoader.start(RubyJars.folder());
        } catch (RubyUnavailable e) {
            throw new AssertionError(e);
        }
    }

    @AfterAll
    static void stop() {
        ENGINE.close();
    }

    @Test
    void templatesTakeTurns() throws Exception {
        String text = "<% $inside = $inside.to_i + 1; seen = $inside; sleep 0.05; $inside -= 1 %><%= seen %>";
        assertThat(together(() -> ENGINE.render("(erb)", text, scope()))).containsOnly("1");
    }

    @Test
    void aFileIsLoadedOnce() throws Exception {
        String text = "$loads = $loads.to_i + 1\nPuppet::Functions.create_function(:turns) { def turns; end }";
        together(() -> ENGINE.load("/modules/a/lib/puppet/functions/turns.rb", text).getFirst().name());
        assertThat(ENGINE.render("(erb)", "<%= $loads %>", scope())).isEqualTo("1");
    }

    @Test
    void aFileThatIsAsItWasBeforeIsLoadedAgain() throws Exception {
        for (String answer : List.of("one", "two", "one")) {
            String text = "Puppet::Functions.create_function(:again) { def again; '%s'; end }".formatted(answer);
            ENGINE.load("/modules/a/lib/puppet/functions/again.rb", text);
            assertThat(ENGINE.call("again", "again", List.of(), null, scope())).isEqualTo(Str.of(answer));
        }
    }

    private static RubyScope scope() {
        return new PlainScope(Hash.EMPTY);
    }

    private static List<String> together(Callable<String> work) throws Exception {
        CyclicBarrier ready = new CyclicBarrier(THREADS);
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<String>> pending = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                pending.add(threads.submit(() -> {
                    ready.await();
                    return work.call();
                }));
            }
            List<String> results = new ArrayList<>();
            for (Future<String> result : pending) {
                results.add(result.get());
            }
            return results;
        }
    }
}
