package io.bindery.ruby;

/// The file that defines a function. Each engine loads the file before its first call of the function.
///
/// @param path the file on the disk that Ruby loads
record FunctionFile(String path, String text, RubyEngines engines) {
    /// The engine of the compile that asks, with the file loaded.
    RubyEngine engine() throws RubyError {
        RubyEngine engine = engines.engine();
        engine.load(path, text);
        return engine;
    }
}
