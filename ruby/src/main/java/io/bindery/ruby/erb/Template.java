package io.bindery.ruby.erb;

/// An ERB template in the subset of Ruby that the interpreter knows. Immutable: parsed once, rendered by any number of compiles.
public final class Template {
    private final RubyParser.Template parsed;

    private Template(RubyParser.Template parsed) {
        this.parsed = parsed;
    }

    /// Parses a template; throws [BeyondSubset] if only Ruby itself can interpret it, [NestedTooDeeply] if nothing should.
    public static Template parse(String text) {
        RubyParser.Template parsed = parsed(text);
        if (parsed.beyond() != null) {
            throw new BeyondSubset(parsed.beyond());
        }
        return new Template(parsed);
    }

    /// Whether a template is known to be well-formed, rendered here or not; only Ruby itself can tell about others.
    public static boolean isWellFormed(String text) {
        try {
            parsed(text);
            return true;
        } catch (BeyondSubset _) {
            return false;
        }
    }

    private static RubyParser.Template parsed(String text) {
        try {
            return RubyParser.parse(RubyLexer.tokens(ErbScanner.scan(text)));
        } catch (StackOverflowError deep) {
            throw new NestedTooDeeply();
        }
    }

    /// The text it gives in a scope, or [BeyondSubset] where a value turns out to need real Ruby.
    public String render(TemplateScope scope) {
        try {
            return new Interpreter(scope, parsed.slots()).render(parsed.body());
        } catch (StackOverflowError deep) {
            throw new BeyondSubset("code that is nested too deeply");
        }
    }
}
