package io.bindery.cfengine.function;

import org.jspecify.annotations.Nullable;

/// The messages of variadic functions for too few or too many arguments. Each function has its own wording.
public final class Arity {
    private Arity() {}

    /// Null if the number will do; otherwise what the call comes to, said already. Some end the run.
    static @Nullable Result wrong(Call call) {
        String name = call.name();
        return switch (name) {
            case "execresult", "execresult_as_data" -> command(call);
            case "classesmatching",
                    "classmatch",
                    "countclassesmatching",
                    "getclassmetatags",
                    "getvariablemetatags",
                    "variablesmatching",
                    "variablesmatching_as_data" -> fatal(call, 1, "Function '" + name + "' requires at least one argument");
            case "classfiltercsv" -> fatal(call, 3, "Function classfiltercsv requires at least 3 arguments");
            case "eval" -> fatal(call, 1, "in built-in FnCall eval: missing first argument, an evaluation input");
            case "sort" -> fatal(call, 1, "in built-in FnCall sort: missing first argument, a list name");
            case "readcsv", "readenvfile", "readfile", "readjson", "readyaml" ->
                failed(call, 1, "Function '" + name + "' requires at least one argument");
            case "validjson" -> failed(call, 1, "Function 'validjson' requires one argument");
            case "findfiles_up", "search_up" -> failed(call, 1, "Function " + name + " requires path as first argument");
            case "basename" -> failed(call, 1, "Function basename requires a filename as first arg!");
            case "type" -> failed(call, 1, "Function type requires variable identifier as first argument");
            case "mergedata" -> failed(call, 1, "mergedata needs at least one argument, a reference to a container variable");
            case "bundlesmatching", "format", "string_mustache" -> call.size() < 1 ? Result.FAILURE : null;
            default -> null;
        };
    }

    private static @Nullable Result command(Call call) {
        String missing = "Missing argument to " + call.name() + "() - Must specify ";
        fatal(call, 1, missing + "command");
        fatal(call, 2, missing + "'noshell', 'useshell', or 'powershell'");
        if (call.size() > 3) {
            throw new FatalError("Too many arguments to " + call.name() + "() - Maximum 3 allowed");
        }
        return null;
    }

    private static @Nullable Result fatal(Call call, int least, String message) {
        if (call.size() < least) {
            throw new FatalError(message);
        }
        return null;
    }

    private static @Nullable Result failed(Call call, int least, String message) {
        if (call.size() >= least) {
            return null;
        }
        call.log(Level.ERROR, message);
        return Result.FAILURE;
    }
}
