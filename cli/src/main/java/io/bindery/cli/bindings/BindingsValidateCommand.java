package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.problem.BindingProblem;
import java.util.List;

/// `bindery bindings validate`: the problems in the bindings of an environment.
final class BindingsValidateCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings validate [FLAGS]", "Checks the bindings of an environment; with --node also how they compose for that node."))
                .noting("Exit codes: 0 no errors; 1 errors");
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        BindingsRequest request = new BindingsRequest(flags);
        return request.ask((compiler, node, log) -> {
            List<BindingProblem> problems = compiler.checkBindings(node, request.hasNode(), log);
            if (request.json()) {
                request.print(out -> write(problems, out), "");
            } else {
                problems.forEach(request::tell);
            }
            return problems.stream().allMatch(BindingProblem::isWarning) ? 0 : 1;
        });
    }

    private static void write(List<BindingProblem> problems, JsonOutput out) {
        out.beginObject();
        write("errors", problems.stream().filter(problem -> !problem.isWarning()).toList(), out);
        write("warnings", problems.stream().filter(BindingProblem::isWarning).toList(), out);
        out.endObject();
    }

    private static void write(String key, List<BindingProblem> problems, JsonOutput out) {
        out.key(key).beginArray();
        for (BindingProblem problem : problems) {
            out.beginObject();
            if (problem.code() != null) {
                out.key("code").string(problem.code().name());
            }
            out.key("message").string(problem.message());
            if (problem.location().file() != null) {
                out.key("file").string(problem.location().file());
            }
            if (problem.location().line() > 0) {
                out.key("line").number(problem.location().line());
            }
            out.endObject();
        }
        out.endArray();
    }
}
