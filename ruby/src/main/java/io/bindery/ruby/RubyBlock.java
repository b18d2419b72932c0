package io.bindery.ruby;

import io.bindery.puppet.value.Value;
import java.util.List;

/// A lambda on its way between the languages.
@FunctionalInterface
public interface RubyBlock {
    Value call(List<Value> arguments);
}
