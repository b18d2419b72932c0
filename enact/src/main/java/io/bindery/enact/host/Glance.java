package io.bindery.enact.host;

/// The part of a directory entry's state that permissions and searches need. It costs a third of a [FileState].
///
/// @param mode permission bits, `07777`
public record Glance(String name, FileKind kind, int mode, int owner, int group, long device) {
    static Glance of(String name, FileState state) {
        return new Glance(name, state.kind(), state.mode(), state.owner(), state.group(), state.device());
    }
}
