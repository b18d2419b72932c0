package io.bindery.ruby.jruby;

import io.bindery.data.DataError;
import io.bindery.hiera.LookupError;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.ConversionError;
import java.util.function.Supplier;
import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyException;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// Turns exceptions of the Puppet language into exceptions of Ruby, and finds the original again when such an exception comes
/// back.
final class Failures {
    private static final String ORIGIN = "bindery_failure";

    private final Ruby runtime;
    private RubyBudget.@Nullable Spending spending;

    Failures(Ruby runtime) {
        this.runtime = runtime;
    }

    /// Runs Puppet code that Ruby code called.
    IRubyObject guarded(Supplier<IRubyObject> work) {
        return guarded("Puppet::ParseError", work);
    }

    /// What the innermost call of Ruby code may use; null outside of any.
    RubyBudget.@Nullable Spending spending() {
        return spending;
    }

    void spend(RubyBudget.@Nullable Spending call) {
        spending = call;
    }

    /// @param error the class of the exception that a failed evaluation becomes
    IRubyObject guarded(String error, Supplier<IRubyObject> work) {
        RubyBudget.Spending call = spending;
        boolean before = call != null && call.count(false);
        try {
            return translated(error, work);
        } finally {
            if (call != null) {
                call.count(before);
            }
        }
    }

    private IRubyObject translated(String error, Supplier<IRubyObject> work) {
        try {
            return work.get();
        } catch (EvaluationError failure) {
            throw raised(error, failure.text(), failure);
        } catch (TypeException mistake) {
            throw raised("Puppet::ParseError", String.valueOf(mistake.getMessage()), null);
        } catch (LookupError failure) {
            throw raised("Puppet::DataBinding::LookupError", String.valueOf(failure.getMessage()), failure);
        } catch (BreakIteration jump) {
            // As Puppet does: `break` is an exception, which code may rescue.
            throw raised("Puppet::Pops::Evaluator::PuppetStopIteration", String.valueOf(jump.getMessage()), jump);
        } catch (ConversionError | SerializationError | DataError mistake) {
            throw raised("ArgumentError", String.valueOf(mistake.getMessage()), mistake);
        } catch (RuntimeException jump) {
            throw jump.getClass().getName().startsWith("io.bindery.") && !(jump instanceof Passing) ? new Passing(jump) : jump;
        }
    }

    private RaiseException raised(String type, String message, @Nullable RuntimeException origin) {
        RubyClass found = (RubyClass) runtime.getClassFromPath(type);
        RubyException exception = RubyException.newException(runtime, found, message);
        if (origin != null) {
            exception.setInternalVariable(ORIGIN, origin);
        }
        return exception.toThrowable();
    }

    /// What the language threw where this exception stands for it; null for an exception of Ruby's own.
    static @Nullable RuntimeException origin(RubyException exception) {
        return exception.getInternalVariable(ORIGIN) instanceof RuntimeException origin ? origin : null;
    }
}
