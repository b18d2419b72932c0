/// Resource types that change nothing on the host by themselves: notify, schedule, stage, filebucket, anchor.
@NullMarked
package io.bindery.puppet.resource.core;

import org.jspecify.annotations.NullMarked;
