package io.bindery.cfengine.promise.measurement;

import io.bindery.cfengine.value.Value;

/// The records of the monitor's measurements. The kind of record is the promise's `history_type`.
public interface MeasurementRecords {
    /// `weekly`: one more sample of a number whose average and deviation are kept.
    void sample(String handle, double number);

    /// `scalar`: a number that changes seldom. Its last value counts.
    void scalar(String handle, double number);

    /// `static`: a text or list.
    void fixed(String handle, Value value);

    /// `log`: a text that is written to a log of its own.
    void log(String handle, String text);

    /// How many bytes of a growing file were read before.
    long position(String handle, String file);

    void position(String handle, String file, long bytes);
}
