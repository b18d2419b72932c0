package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import java.util.Locale;

/// The verbosity of a run, as far as `body agent control` sets it.
record AgentVerbosity(Log log) {
    void obey(Attributes control) {
        for (String attribute : control.values().keySet()) {
            switch (attribute) {
                case "verbose" -> obey(control, attribute, Level.VERBOSE, Level.INFO);
                case "inform" -> obey(control, attribute, Level.INFO, Level.NOTICE);
                default -> {}
            }
        }
    }

    /// @param least the lowest level shown if the attribute is true
    /// @param most  the highest level shown if the attribute is false
    private void obey(Attributes control, String attribute, Level least, Level most) {
        boolean wanted = control.flag(attribute, false);
        if (wanted != log.shows(least)) {
            log.showUpTo(wanted ? least : most);
        }
        log.verbose("body agent control, " + attribute + " => '" + wanted + "', sets new log level to '" + level() + "'");
    }

    private String level() {
        return log.loudest().name().toLowerCase(Locale.ROOT);
    }

    /// `report_level` of a promise: raises the verbosity while the promise is evaluated; it never lowers it.
    ///
    /// @return the verbosity before the call
    Level raise(Attributes action) {
        Level before = log.loudest();
        switch (action.text("report_level", "none")) {
            case "inform" -> raise(Level.INFO);
            case "verbose" -> raise(Level.VERBOSE);
            default -> {}
        }
        return before;
    }

    private void raise(Level least) {
        if (!log.shows(least)) {
            log.showUpTo(least);
        }
    }
}
