/// The connection to PuppetDB: commands in its wire formats through a spool on disk, exported resources and queries.
@NullMarked
package io.bindery.server.puppetdb;

import org.jspecify.annotations.NullMarked;
