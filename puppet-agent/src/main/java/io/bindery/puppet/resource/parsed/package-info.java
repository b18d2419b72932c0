/// Resource types whose resources are lines of a table: cron jobs, hosts, mounts and the keys of users.
@NullMarked
package io.bindery.puppet.resource.parsed;

import org.jspecify.annotations.NullMarked;
