package io.bindery.puppet.eval.scope;

import java.util.List;

/// The parameters whose defaults are being evaluated. A default may use the parameters before it, but none that has no value yet.
public final class PendingParameters {
    private final String callee;
    private final List<String> names;
    private String current = "";

    public PendingParameters(String callee, List<String> names) {
        this.callee = callee;
        this.names = names;
    }

    public void evaluating(String parameter) {
        current = parameter;
    }

    /// Called for a name that has no value in the parameters' scope.
    public void mustNotName(String name) {
        int wanted = names.indexOf(name);
        if (wanted < 0) {
            return;
        }
        if (wanted < names.indexOf(current)) {
            throw new UnassignedParameter(callee + ": expects a value for parameter $" + name);
        }
        throw new UnassignedParameter(callee + ": default expression for $" + current
                + " tries to illegally access not yet evaluated $" + name);
    }

    /// Leaves a default expression that uses an unassigned parameter. The error is then reported for the callee, not for the
    /// expression.
    public static final class UnassignedParameter extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String problem;

        UnassignedParameter(String problem) {
            super(problem, null, false, false);
            this.problem = problem;
        }

        public String problem() {
            return problem;
        }
    }
}
