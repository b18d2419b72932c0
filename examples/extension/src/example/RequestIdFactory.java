package example;

import io.bindery.hiera.bind.extend.ProducerFactory;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.model.Key;
import java.util.Map;

/// Makes the producer for `to producer Type[MyUUIDProducer]`.
public final class RequestIdFactory implements ProducerFactory {
    @Override
    public String name() {
        return "MyUUIDProducer";
    }

    @Override
    public Producer<?> create(Key key, Map<String, Object> producerArguments, Injector injector) {
        return new RequestIds();
    }
}
