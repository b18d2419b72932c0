/// `measurements` of monitor bundles: samples streams and passes the values found to the monitor's records.
@NullMarked
package io.bindery.cfengine.promise.measurement;

import org.jspecify.annotations.NullMarked;
