/// `measurements` of monitor bundles: streams are sampled, and what is found in them is handed to the monitor's records.
@NullMarked
package io.bindery.cfengine.promise.measurement;

import org.jspecify.annotations.NullMarked;
