package io.bindery.puppet.syntax.rules;

import io.bindery.data.DataBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A data builder that keeps nothing: data is read only to check that it can be read.
enum DiscardedData {
    VALUE;

    static final DataBuilder<DiscardedData> BUILDER = new DataBuilder<>() {
        @Override
        public DiscardedData undef() {
            return VALUE;
        }

        @Override
        public DiscardedData bool(boolean value) {
            return VALUE;
        }

        @Override
        public DiscardedData integer(long value) {
            return VALUE;
        }

        @Override
        public DiscardedData bigInteger(BigInteger value) {
            return VALUE;
        }

        @Override
        public DiscardedData real(double value) {
            return VALUE;
        }

        @Override
        public DiscardedData string(String value) {
            return VALUE;
        }

        @Override
        public DiscardedData binary(byte[] bytes) {
            return VALUE;
        }

        @Override
        public DiscardedData list(List<DiscardedData> elements) {
            return VALUE;
        }

        @Override
        public DiscardedData map(SequencedMap<DiscardedData, DiscardedData> entries) {
            return VALUE;
        }

        @Override
        public @Nullable SequencedMap<DiscardedData, DiscardedData> entries(DiscardedData value) {
            return null;
        }

        @Override
        public @Nullable List<DiscardedData> elements(DiscardedData value) {
            return null;
        }
    };
}
