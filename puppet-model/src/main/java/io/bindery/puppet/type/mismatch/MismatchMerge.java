package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.VariantType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Merges the mismatches of several alternatives into one if they report the same fault in the same place.
public final class MismatchMerge {
    private MismatchMerge() {}

    /// @param place where in the paths the alternatives differ
    /// @param counts whether only sizes of argument lists are merged, and no other sizes
    static List<Mismatch> merge(int place, boolean counts, List<List<Mismatch>> alternatives) {
        List<Mismatch> all = alternatives.stream().flatMap(List::stream).toList();
        Mismatch merged = mergedKind(counts, all, alternatives.size());
        List<Mismatch> rest = merged == null ? distinct(all) : List.of(merged);
        return rest.size() == 1 ? List.of(rest.getFirst().withoutStep(place)) : rest;
    }

    private static @Nullable Mismatch mergedKind(boolean counts, List<Mismatch> all, int wanted) {
        for (int kind = 0; kind < 4; kind++) {
            List<Mismatch> same = new ArrayList<>();
            for (Mismatch mismatch : all) {
                if (isKind(kind, counts, mismatch)) {
                    same.add(mismatch);
                }
            }
            Mismatch merged = same.size() == wanted && !same.isEmpty() ? reduce(same) : null;
            if (merged != null) {
                return merged;
            }
        }
        return null;
    }

    private static boolean isKind(int kind, boolean counts, Mismatch mismatch) {
        return switch (kind) {
            case 0 -> mismatch instanceof Mismatch.WrongCount || !counts && mismatch instanceof Mismatch.WrongSize;
            case 1 -> mismatch instanceof Mismatch.MissingBlock;
            case 2 -> mismatch instanceof Mismatch.UnexpectedBlock;
            default -> mismatch instanceof Mismatch.WrongType || mismatch instanceof Mismatch.NoMatch;
        };
    }

    private static @Nullable Mismatch reduce(List<Mismatch> same) {
        Mismatch sum = same.getFirst();
        for (Mismatch next : same.subList(1, same.size())) {
            if (!sum.canonicalPath().equals(next.canonicalPath())) {
                return null;
            }
            sum = both(sum, next);
        }
        return sum;
    }

    private static Mismatch both(Mismatch one, Mismatch other) {
        return switch (one) {
            case Mismatch.WrongType wrong -> new Mismatch.WrongType(wrong.path(), union(wrong.expected(), expected(other)), wrong.actual());
            case Mismatch.NoMatch none -> new Mismatch.NoMatch(none.path(), union(none.expected(), expected(other)), none.actual());
            case Mismatch.WrongSize size -> new Mismatch.WrongSize(size.path(), cover(size.expected(), other), size.actual());
            case Mismatch.WrongCount count -> new Mismatch.WrongCount(count.path(), cover(count.expected(), other), count.actual());
            default -> one;
        };
    }

    private static Type union(Type one, Type other) {
        return VariantType.union(List.of(one, other));
    }

    private static Type expected(Mismatch mismatch) {
        return switch (mismatch) {
            case Mismatch.WrongType wrong -> wrong.expected();
            case Mismatch.NoMatch none -> none.expected();
            case Mismatch.WrongSize size -> size.expected();
            case Mismatch.WrongCount count -> count.expected();
            default -> AnyType.DEFAULT;
        };
    }

    private static IntegerType cover(IntegerType one, Mismatch other) {
        return expected(other) instanceof IntegerType range ? one.cover(range) : one;
    }

    // As Puppet does: only complaints about blocks are ever seen as the same.
    private static List<Mismatch> distinct(List<Mismatch> all) {
        List<Mismatch> kept = new ArrayList<>();
        for (Mismatch mismatch : all) {
            boolean block = mismatch instanceof Mismatch.MissingBlock || mismatch instanceof Mismatch.UnexpectedBlock;
            if (!block || kept.stream().noneMatch(other -> sameBlock(other, mismatch))) {
                kept.add(mismatch);
            }
        }
        return kept;
    }

    private static boolean sameBlock(Mismatch one, Mismatch other) {
        return one.getClass() == other.getClass() && one.canonicalPath().equals(other.canonicalPath());
    }
}
