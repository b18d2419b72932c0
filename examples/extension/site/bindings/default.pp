bindings default {
  # A producer that is registered, with the type of its values, and used by its name.
  bind Type[Producer[String]], "mymodule::uuid" to Type[MyUUIDProducer] in "producers"
  bind String, "request-id" to producer "mymodule::uuid"

  # The same by its class, without a registration.
  bind String, "other-id" to producer Type[MyUUIDProducer]
}
