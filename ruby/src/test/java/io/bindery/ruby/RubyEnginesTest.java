package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which engine a compile gets, and when there is another one.
final class RubyEnginesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(4);

    private Duration waited = Duration.ZERO;
    private @Nullable RubyEngine first;

    @Test
    void aCompileKeepsItsEngine() {
        RubyEngines engines = engines(2);
        EngineLeases.during(() -> {
            RubyEngine own = engines.engine();
            assertThat(engines.engine()).isSameAs(own);
            assertThat(EngineLeases.during(engines::engine)).as("a compile within a compile").isSameAs(own);
            return own;
        });
    }

    @Test
    void compilesShareUntilTheyHaveWaitedLongEnough() {
        RubyEngines engines = engines(2);
        RubyEngines.Seat one = engines.take();
        RubyEngines.Seat two = engines.take();
        assertThat(two).isSameAs(one);
        waited = PATIENCE;
        RubyEngines.Seat three = engines.take();
        assertThat(three).isNotSameAs(one);
        assertThat(engines.size()).isEqualTo(2);
    }

    @Test
    void nobodyStartsAnEngineWhileOneIsFree() {
        RubyEngines engines = engines(2);
        waited = PATIENCE.multipliedBy(10);
        RubyEngines.Seat one = engines.take();
        engines.leave(one);
        assertThat(engines.take()).isSameAs(one);
        assertThat(engines.size()).isEqualTo(1);
    }

    @Test
    void thereAreNoMoreThanAllowed() {
        RubyEngines engines = engines(3);
        waited = PATIENCE.multipliedBy(10);
        List<RubyEngines.Seat> taken = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            taken.add(engines.take());
        }
        assertThat(engines.size()).isEqualTo(3);
        assertThat(taken.subList(3, 6)).as("those who come later are spread").containsExactlyInAnyOrderElementsOf(taken.subList(0, 3));
    }

    @Test
    void eachFurtherEngineHasToBeWaitedForAsLong() {
        RubyEngines engines = engines(3);
        waited = PATIENCE.plusSeconds(1);
        engines.take();
        engines.take();
        engines.take();
        assertThat(engines.size()).isEqualTo(2);
        waited = PATIENCE.multipliedBy(2);
        engines.take();
        assertThat(engines.size()).isEqualTo(3);
    }

    @Test
    void compilesOfOneEnvironmentCallRubyAtTheSameTime(@TempDir Path folder) throws Exception {
        Path functions = Files.createDirectories(folder.resolve("modules/m/lib/puppet/functions"));
        Files.writeString(functions.resolve("own.rb"), """
                Puppet::Functions.create_function(:own) do
                  dispatch(:own) { param 'String', :name; block_param }
                  def own(name)
                    $own = name
                    yield
                    [$own, $calls = $calls.to_i + 1]
                  end
                end
                """);
        RubyEngines engines = new RubyEngines(RubyEnginesTest::started, 2, Duration.ZERO);
        FunctionFile file = new FunctionFile(functions.resolve("own.rb").toString(), Files.readString(functions.resolve("own.rb")), engines);
        // Each call waits inside of Ruby code until the other has come there too.
        CyclicBarrier inside = new CyclicBarrier(2);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Value>> results = new ArrayList<>();
            for (String name : List.of("one", "two")) {
                results.add(threads.submit(() -> EngineLeases.during(() -> called(file, name, inside))));
            }
            assertThat(results.get(0).get()).isEqualTo(Arr.of(Str.of("one"), Int.of(1)));
            assertThat(results.get(1).get()).isEqualTo(Arr.of(Str.of("two"), Int.of(1)));
        }
        assertThat(engines.size()).isEqualTo(2);
    }

    private static Value called(FunctionFile file, String name, CyclicBarrier inside) {
        try {
            return file.engine().call("own", "own", List.of(Str.of(name)), arguments -> met(inside), new PlainScope(Hash.EMPTY));
        } catch (RubyError error) {
            throw new AssertionError(error);
        }
    }

    private static Value met(CyclicBarrier inside) {
        try {
            inside.await(1, TimeUnit.MINUTES);
            return Undef.UNDEF;
        } catch (Exception alone) {
            throw new AssertionError("the other call did not come", alone);
        }
    }

    private static RubyEngine started() {
        try {
            return EngineLoader.start(RubyJars.folder());
        } catch (RubyUnavailable unavailable) {
            throw new AssertionError(unavailable);
        }
    }

    private RubyEngines engines(int most) {
        return new RubyEngines(this::idle, most, PATIENCE);
    }

    private RubyEngine idle() {
        Idle idle = new Idle();
        first = first == null ? idle : first;
        return idle;
    }

    /// An engine that nobody asks for anything but how long it was waited for.
    private final class Idle implements RubyEngine {
        @Override
        public Duration waited() {
            // As if all waiting were for one of them.
            return this == first ? waited : Duration.ZERO;
        }

        @Override
        public List<RubyFunction> load(String path, String text) {
            return List.of();
        }

        @Override
        public Value call(String name, String method, List<Value> arguments, @Nullable RubyBlock block, RubyScope scope) {
            return Undef.UNDEF;
        }

        @Override
        public String render(String path, String text, RubyScope scope) {
            return "";
        }

        @Override
        public Map<String, Object> describeType(String path, String text, String name) {
            return Map.of();
        }

        @Override
        public String changeTitle(int function, String text) {
            return text;
        }

        @Override
        public Map<String, Object> documentType(String path, String text, String name) {
            return Map.of();
        }

        @Override
        public void addLoadPath(String folder) {
            // Nothing is ever required.
        }

        @Override
        public void close() {
            // Nothing was started.
        }
    }
}
