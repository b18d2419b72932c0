/// Probes of this host, which return data independent of Puppet and CFEngine. Each probe asks the host anew; nothing is cached.
@NullMarked
package io.bindery.inventory;

import org.jspecify.annotations.NullMarked;
