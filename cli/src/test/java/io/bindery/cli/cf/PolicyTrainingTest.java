package io.bindery.cli.cf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The training run of the AOT cache ends well: the launcher goes on without a cache where it does not.
final class PolicyTrainingTest {
    @Test
    void evaluatesItsPolicies() {
        assertThat(PolicyTraining.run()).isZero();
    }
}
