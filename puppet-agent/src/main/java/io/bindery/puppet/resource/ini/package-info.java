/// Resource types that keep settings of INI files: `ini_setting` and `ini_subsetting` of the module inifile, and `yumrepo`.
@NullMarked
package io.bindery.puppet.resource.ini;

import org.jspecify.annotations.NullMarked;
