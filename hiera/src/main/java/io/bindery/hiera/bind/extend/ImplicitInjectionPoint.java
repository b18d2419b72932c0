package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.model.Key;
import org.jspecify.annotations.Nullable;

/// A further source for the value of a parameter, asked after the bindings of the parameter itself. An extension point.
public interface ImplicitInjectionPoint {
    /// The key to look at for a parameter that was not given; null for none.
    ///
    /// @param target the class or resource whose parameter it is, such as `Class[ntp]` or `File[motd]`
    @Nullable Key key(String target, String parameter);
}
