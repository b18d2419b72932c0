package io.bindery.puppet.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.law.Generator;
import io.bindery.testkit.law.Laws;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Laws that hold for all types and values.
class TypeLawsTest {
    private static final Generator<Type> TYPES = TypeGenerators.types();
    private static final Generator<Value> VALUES = TypeGenerators.values();

    @Test
    void aTypeIsAssignableToItself() {
        Laws.forAll(2_000, TYPES, type -> {
            assertThat(type.isAssignable(type)).as(type.toString()).isTrue();
        });
    }

    @Test
    void anyTakesAll() {
        Laws.forAll(2_000, TYPES, type -> {
            assertThat(AnyType.DEFAULT.isAssignable(type)).as(type.toString()).isTrue();
        });
    }

    @Test
    void anInstanceOfATypeIsAnInstanceOfAWiderOne() {
        Laws.forAll(3_000, VALUES, TYPES, (value, other) -> {
            Type narrow = Types.inferDetailed(value);
            for (Type wide : List.of(Types.generalize(narrow), Types.commonType(narrow, other), other)) {
                if (wide.isAssignable(narrow)) {
                    assertThat(wide.isInstance(value)).as(wide + " from " + narrow).isTrue();
                }
            }
        });
    }

    @Test
    void theDetailedTypeTakesTheValue() {
        Laws.forAll(2_000, VALUES, value -> {
            Type type = Types.inferDetailed(value);
            assertThat(type.isInstance(value)).as(type + " of " + value).isTrue();
        });
    }

    @Test
    void theReducedTypeTakesTheValue() {
        Laws.forAll(2_000, VALUES, value -> {
            // As Puppet does: one type for all elements leaves undef out.
            Laws.assume(!Types.inferDetailed(value).toString().contains("Undef"));
            Type type = Types.infer(value);
            assertThat(type.isInstance(value)).as(type + " of " + value).isTrue();
        });
    }

    @Test
    void aGeneralTypeTakesTheSpecificOne() {
        Laws.forAll(2_000, VALUES, value -> {
            Type type = Types.inferDetailed(value);
            assertThat(Types.generalize(type).isInstance(value)).as(Types.generalize(type) + " of " + value).isTrue();
        });
    }

    @Test
    void whatIsPrintedIsReadBack() {
        Laws.forAll(2_000, TYPES, type -> {
            Type read = TypeParser.parse(TypePrinter.text(type), Goldens::resource);
            assertThat(TypePrinter.text(read)).isEqualTo(TypePrinter.text(type));
            assertThat(Types.isEquivalent(read, type)).as(type.toString()).isTrue();
        });
    }

    @Test
    void aCommonTypeTakesBoth() {
        Laws.forAll(2_000, TYPES, TYPES, (one, other) -> {
            // As Puppet does: undef is left out, patterns are never compared, and enums forget that they take any case.
            String both = one + " " + other;
            Laws.assume(!both.contains("Undef") && !both.contains("Pattern") && !both.contains("', true]"));
            Type common = Types.commonType(one, other);
            assertThat(common.isAssignable(one)).as(common + " from " + one).isTrue();
            assertThat(common.isAssignable(other)).as(common + " from " + other).isTrue();
        });
    }

    @Test
    void equalTypesHaveEqualHashes() {
        Laws.forAll(2_000, TYPES, type -> {
            Type read = TypeParser.parse(TypePrinter.text(type), Goldens::resource);
            Laws.assume(read.equals(type));
            assertThat(read.hashCode()).isEqualTo(type.hashCode());
        });
    }

    @Test
    void aMismatchIsToldExactlyWhereThereIsOne() {
        Laws.forAll(3_000, TYPES, VALUES, (type, value) -> {
            Type actual = Types.inferDetailed(value);
            Laws.assume(!type.isAssignable(actual) && !type.isInstance(value));
            assertThat(Mismatches.ofTypes("x", type, actual)).as(type + " of " + actual).contains("x");
        });
    }

    @Test
    void assignabilityIsTransitive() {
        Laws.forAll(3_000, TypeGenerators.widenings(), types -> {
            Type narrow = types.get(0);
            Type middle = types.get(1);
            Type wide = types.get(2);
            Laws.assume(wide.isAssignable(middle) && middle.isAssignable(narrow));
            assertThat(wide.isAssignable(narrow)).as(wide + " from " + middle + " from " + narrow).isTrue();
        });
    }
}
