package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.mismatch.CallSignature;
import java.lang.ref.WeakReference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A signature given as text, parsed at the first call. A signature that names only built-in types is kept for good. One that
/// names types of modules is kept for one compile, because the next compile may find other types under these names.
final class WrittenSignature implements Dispatch.Source {
    private final String function;
    private final List<Dispatch.Parameter> parameters;
    private final Dispatch.@Nullable Block block;
    private final @Nullable String returns;
    private final LocalTypes local;
    private volatile @Nullable CallSignature everywhere;
    private volatile @Nullable Here here;

    private record Here(WeakReference<Definitions> definitions, CallSignature signature) {}

    WrittenSignature(
            String function,
            List<Dispatch.Parameter> parameters,
            Dispatch.@Nullable Block block,
            @Nullable String returns,
            LocalTypes local) {
        this.function = function;
        this.parameters = List.copyOf(parameters);
        this.block = block;
        this.returns = returns;
        this.local = local;
    }

    // Benign races: every thread of a compile makes the same signature.
    @Override
    public CallSignature signature(Call call) {
        CallSignature kept = everywhere;
        Here last = here;
        if (kept != null) {
            return kept;
        }
        Definitions definitions = call.evaluator().definitions();
        return last != null && last.definitions().refersTo(definitions) ? last.signature() : parse(definitions);
    }

    private CallSignature parse(Definitions definitions) {
        LocalTypes types = local.within(definitions::type);
        try {
            CallSignature made = SignatureParser.parse(parameters, block, returns, types);
            if (types.askedOthers()) {
                here = new Here(new WeakReference<>(definitions), made);
            } else {
                everywhere = made;
            }
            return made;
        } catch (SignatureParser.Unreadable broken) {
            throw new EvaluationError("Function Load Error for function '" + function + "': " + broken.message());
        }
    }
}
