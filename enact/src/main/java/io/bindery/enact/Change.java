package io.bindery.enact;

/// A change of one property of a subject: its value before and after.
///
/// @param property the name of the property, such as `mode`; the existence of the subject itself is [#EXISTENCE]
public record Change(Subject subject, String property, Trait before, Trait after) {
    /// The property that says whether the subject exists, and as what.
    public static final String EXISTENCE = "existence";

    /// Whether neither value may be shown.
    public boolean isSecret() {
        return before instanceof Trait.Secret || after instanceof Trait.Secret;
    }
}
