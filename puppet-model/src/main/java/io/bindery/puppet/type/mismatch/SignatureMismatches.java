package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.mismatch.PathElement.Kind;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.UndefType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Describes why arguments match none of the signatures of a function or lambda.
public final class SignatureMismatches {
    private final List<CallSignature> signatures;
    private final List<Type> arguments;
    private final @Nullable Type block;

    SignatureMismatches(List<CallSignature> signatures, List<Type> arguments, @Nullable Type block) {
        this.signatures = signatures;
        this.arguments = arguments;
        this.block = block;
    }

    String describe(String label) {
        List<List<Mismatch>> found = find();
        List<Mismatch> merged = MismatchMerge.merge(0, true, found);
        if (merged.size() == 1) {
            return label + merged.getFirst().text();
        }
        StringBuilder out = new StringBuilder();
        if (signatures.size() == 1) {
            out.append(label).append(" expects (").append(SignatureText.of(signatures.getFirst())).append(')');
            rejections(out, "\n  rejected:", found.getFirst());
        } else {
            out.append("The function ").append(label).append(" was called with arguments it does not accept. It expects one of:");
            for (int i = 0; i < signatures.size(); i++) {
                out.append("\n  (").append(SignatureText.of(signatures.get(i))).append(')');
                rejections(out, "\n    rejected:", found.get(i));
            }
        }
        return out.toString();
    }

    private static void rejections(StringBuilder out, String prefix, List<Mismatch> mismatches) {
        for (Mismatch mismatch : mismatches) {
            out.append(prefix).append(mismatch.withoutStep(0).text());
        }
    }

    /// What is wrong with each signature: its arguments, or where these are right its block.
    private List<List<Mismatch>> find() {
        List<List<Mismatch>> byArguments = new ArrayList<>();
        List<List<Mismatch>> byBlock = new ArrayList<>();
        for (int i = 0; i < signatures.size(); i++) {
            List<PathElement> path = List.of(PathElement.of(Kind.SIGNATURE, i));
            byArguments.add(arguments(signatures.get(i), path));
            byBlock.add(block(signatures.get(i), path));
        }
        if (byArguments.stream().noneMatch(List::isEmpty)) {
            return byArguments;
        }
        if (byBlock.stream().noneMatch(List::isEmpty)) {
            return byBlock;
        }
        for (int i = 0; i < byArguments.size(); i++) {
            if (byArguments.get(i).isEmpty()) {
                byArguments.set(i, byBlock.get(i));
            }
        }
        return byArguments;
    }

    private List<Mismatch> arguments(CallSignature signature, List<PathElement> path) {
        TupleType parameters = signature.type().parameters();
        if (parameters == null) {
            return List.of();
        }
        IntegerType count = IntegerType.exactly(arguments.size());
        if (!parameters.sizeRange().contains(count)) {
            return List.of(new Mismatch.WrongCount(path, parameters.sizeRange(), count));
        }
        for (int i = 0; i < arguments.size() && !parameters.types().isEmpty(); i++) {
            int place = Math.min(i, parameters.types().size() - 1);
            Type expected = parameters.types().get(place);
            if (!expected.isAssignable(arguments.get(i))) {
                List<Mismatch> found = MismatchFinder.find(expected, arguments.get(i), parameterPath(signature, path, place));
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }

    private static List<PathElement> parameterPath(CallSignature signature, List<PathElement> path, int place) {
        List<String> names = signature.parameterNames();
        return MismatchFinder.with(path, Kind.PARAMETER, place < names.size() ? names.get(place) : "");
    }

    private List<Mismatch> block(CallSignature signature, List<PathElement> path) {
        Type expected = signature.type().block();
        if (block != null) {
            return expected == null
                    ? List.of(new Mismatch.UnexpectedBlock(path))
                    : MismatchFinder.find(expected, block, MismatchFinder.with(path, Kind.BLOCK, "block"));
        }
        boolean needed = expected != null && !expected.isAssignable(UndefType.DEFAULT);
        return needed ? List.of(new Mismatch.MissingBlock(path)) : List.of();
    }
}
