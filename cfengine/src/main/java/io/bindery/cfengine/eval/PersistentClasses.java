package io.bindery.cfengine.eval;

import java.util.List;

/// Classes that are kept between runs, in the state directory.
public interface PersistentClasses {

    /// Keeps a class for some minutes. With `preserve`, one that is kept already runs on to its own end.
    void keep(String namespace, String name, long minutes, boolean preserve, List<String> tags);

    void forget(String namespace, String name);
}
