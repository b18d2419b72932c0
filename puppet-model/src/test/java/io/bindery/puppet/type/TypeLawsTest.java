package io.bindery.puppet.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.Value;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// Laws that hold for all types and values.
class TypeLawsTest {
    @Provide
    Arbitrary<Type> types() {
        return TypeArbitraries.types();
    }

    @Provide
    Arbitrary<List<Type>> widenings() {
        return TypeArbitraries.widenings();
    }

    @Provide
    Arbitrary<Value> values() {
        return TypeArbitraries.values();
    }

    @Property(tries = 2000, seed = "20161")
    void aTypeIsAssignableToItself(@ForAll("types") Type type) {
        assertThat(type.isAssignable(type)).as(type.toString()).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void anyTakesAll(@ForAll("types") Type type) {
        assertThat(AnyType.DEFAULT.isAssignable(type)).as(type.toString()).isTrue();
    }

    @Property(tries = 3000, seed = "20161")
    void anInstanceOfATypeIsAnInstanceOfAWiderOne(@ForAll("values") Value value, @ForAll("types") Type other) {
        Type narrow = Types.inferDetailed(value);
        for (Type wide : List.of(Types.generalize(narrow), Types.commonType(narrow, other), other)) {
            if (wide.isAssignable(narrow)) {
                assertThat(wide.isInstance(value)).as(wide + " from " + narrow).isTrue();
            }
        }
    }

    @Property(tries = 2000, seed = "20161")
    void theDetailedTypeTakesTheValue(@ForAll("values") Value value) {
        Type type = Types.inferDetailed(value);
        assertThat(type.isInstance(value)).as(type + " of " + value).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void theReducedTypeTakesTheValue(@ForAll("values") Value value) {
        // As Puppet does: one type for all elements leaves undef out.
        Assume.that(!Types.inferDetailed(value).toString().contains("Undef"));
        Type type = Types.infer(value);
        assertThat(type.isInstance(value)).as(type + " of " + value).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void aGeneralTypeTakesTheSpecificOne(@ForAll("values") Value value) {
        Type type = Types.inferDetailed(value);
        assertThat(Types.generalize(type).isInstance(value)).as(Types.generalize(type) + " of " + value).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void whatIsPrintedIsReadBack(@ForAll("types") Type type) {
        Type read = TypeParser.parse(TypePrinter.text(type), Goldens::resource);
        assertThat(TypePrinter.text(read)).isEqualTo(TypePrinter.text(type));
        assertThat(Types.isEquivalent(read, type)).as(type.toString()).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void aCommonTypeTakesBoth(@ForAll("types") Type one, @ForAll("types") Type other) {
        // As Puppet does: undef is left out, patterns are never compared, and enums forget that they take any case.
        String both = one + " " + other;
        Assume.that(!both.contains("Undef") && !both.contains("Pattern") && !both.contains("', true]"));
        Type common = Types.commonType(one, other);
        assertThat(common.isAssignable(one)).as(common + " from " + one).isTrue();
        assertThat(common.isAssignable(other)).as(common + " from " + other).isTrue();
    }

    @Property(tries = 2000, seed = "20161")
    void equalTypesHaveEqualHashes(@ForAll("types") Type type) {
        Type read = TypeParser.parse(TypePrinter.text(type), Goldens::resource);
        Assume.that(read.equals(type));
        assertThat(read.hashCode()).isEqualTo(type.hashCode());
    }

    @Property(tries = 3000, seed = "20161")
    void aMismatchIsToldExactlyWhereThereIsOne(@ForAll("types") Type type, @ForAll("values") Value value) {
        Type actual = Types.inferDetailed(value);
        Assume.that(!type.isAssignable(actual) && !type.isInstance(value));
        assertThat(Mismatches.ofTypes("x", type, actual)).as(type + " of " + actual).contains("x");
    }

    @Property(tries = 3000, seed = "20161")
    void assignabilityIsTransitive(@ForAll("widenings") List<Type> types) {
        Type narrow = types.get(0);
        Type middle = types.get(1);
        Type wide = types.get(2);
        Assume.that(wide.isAssignable(middle) && middle.isAssignable(narrow));
        assertThat(wide.isAssignable(narrow)).as(wide + " from " + middle + " from " + narrow).isTrue();
    }
}
