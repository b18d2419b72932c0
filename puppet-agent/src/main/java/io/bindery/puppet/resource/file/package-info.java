/// The resource type `file`: files, directories and links, their content, owners and permissions, and trees of them.
@NullMarked
package io.bindery.puppet.resource.file;

import org.jspecify.annotations.NullMarked;
