package io.bindery.cli.doctor;

import java.util.List;

/// Examines one part of the set-up.
@FunctionalInterface
interface Examination {
    List<Observation> look();
}
