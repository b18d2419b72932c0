package io.bindery.hiera.bind.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Requirement H2-207: a large site composes in a fifth of a second once warm, evaluates nothing for that, and answers a question by
/// making the one value that was asked for, once.
final class CompositionSpeedTest {
    private static final int MODULES = 200;
    private static final int BINDINGS = 50;
    private static final Categories STATE = Categories.ranked(List.of("node", "environment"), List.of("kermit", "production"));

    private static List<NamedLayer> site() {
        List<NamedBindings> modules = new ArrayList<>();
        for (int module = 0; module < MODULES; module++) {
            List<Statement> statements = new ArrayList<>();
            for (int i = 0; i < BINDINGS; i++) {
                SourceLocation here = new SourceLocation("/m" + module + ".pp", i + 1, 1);
                statements.add(new Statement.Binding(
                        Key.data("m" + module + "::k" + i),
                        null,
                        Modifiers.NONE,
                        Supply.of(new ProducerDescriptor.Evaluating(new BoundExpression.Text(String.valueOf(i), here, ""))),
                        here));
            }
            modules.add(new NamedBindings.Stated("m" + module + "::default", null, statements));
        }
        return List.of(new NamedLayer("modules", modules));
    }

    /// Counts what it is asked to evaluate.
    private static final class CountingHost extends BareHost {
        private int evaluated;

        CountingHost() {
            super(Extensions.NONE);
        }

        @Override
        public Value evaluate(BoundExpression expression) {
            evaluated++;
            return new Int(Long.parseLong(expression.text()));
        }
    }

    @Test
    void h2_207_aLargeSiteComposesInAFifthOfASecond() {
        List<NamedLayer> layers = site();
        long best = Long.MAX_VALUE;
        // Another program may take the processor away from some of these, but not from all.
        for (int round = 0; round < 100 && best > 200_000_000; round++) {
            long start = System.nanoTime();
            Composition composition = new Composer(layers, STATE, new BareHost(Extensions.NONE), new Problems()).compose();
            best = Math.min(best, System.nanoTime() - start);
            assertThat(composition.injector().keys()).hasSize(MODULES * BINDINGS);
        }
        assertThat(best).isLessThanOrEqualTo(200_000_000);
    }

    @Test
    void h2_207_aQuestionMakesOneValueOnce() {
        CountingHost host = new CountingHost();
        Injector injector = new Composer(site(), STATE, host, new Problems()).compose().injector();
        assertThat(host.evaluated).isZero();
        for (int time = 0; time < 1000; time++) {
            assertThat(injector.get(Key.data("m7::k3"))).isEqualTo(new Int(3));
        }
        assertThat(injector.find(Key.data("nothing"))).isNull();
        assertThat(host.evaluated).isEqualTo(1);
    }
}
