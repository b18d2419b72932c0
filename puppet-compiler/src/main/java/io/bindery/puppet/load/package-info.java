/// Where code comes from: settings, environments, modules, the files in them, and the definitions and types those files hold.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.load;
