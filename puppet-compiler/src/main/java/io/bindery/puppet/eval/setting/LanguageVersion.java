package io.bindery.puppet.eval.setting;

import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The major version of Puppet whose language a compile follows. The versions differ in two points: four functions have more
/// forms in 8, and an unknown variable in a path of `hiera.yaml` is an error in 7 and a warning in 8 (both with `strict=error`).
public enum LanguageVersion {
    PUPPET_7,
    PUPPET_8;

    /// The version of a server's own fact `serverversion`; 8 where it has none.
    public static LanguageVersion of(@Nullable Value serverversion) {
        boolean older = serverversion instanceof Str(String text) && text.length() > 1 && text.charAt(0) < '8' && text.charAt(1) == '.';
        return older ? PUPPET_7 : PUPPET_8;
    }

    /// The version that a compile follows, with the settings it has.
    ///
    /// A server of version 7 that has both settings as version 8 has them is being prepared for version 8, and is given its language.
    public LanguageVersion with(Strictness strict, boolean strictVariables) {
        return strict == Strictness.ERROR && strictVariables ? PUPPET_8 : this;
    }
}
