package example;

import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.inject.ProductionContext;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/// A producer: an id that is made from the argument `of`, the same for the same argument.
public final class RequestIds implements Producer<String> {
    @Override
    public String produce(ProductionContext context) {
        Object of = context.arguments().getOrDefault("of", "nothing");
        return UUID.nameUUIDFromBytes(of.toString().getBytes(StandardCharsets.UTF_8)).toString();
    }

    @Override
    public boolean acceptsArguments() {
        return true;
    }

    @Override
    public Type resultType() {
        return StringType.DEFAULT;
    }
}
