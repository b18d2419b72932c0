package io.bindery.ruby;

/// The file that a function comes from. Each engine loads it before it first calls the function.
///
/// @param path where Ruby finds it on the disk
record FunctionFile(String path, String text, RubyEngines engines) {
    /// The engine of the compile that asks, with the file loaded.
    RubyEngine engine() throws RubyError {
        RubyEngine engine = engines.engine();
        engine.load(path, text);
        return engine;
    }
}
