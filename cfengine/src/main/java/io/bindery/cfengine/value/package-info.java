/// Values of the policy language: text, lists and data containers, and the names of variables.
///
/// **Text is bytes.** A CFEngine string is a sequence of bytes without an encoding. Every `String` of this module that came from
/// a policy, a file, a command or the host holds one byte a `char` (ISO-8859-1), which the JVM stores as exactly those bytes.
/// Lengths, truncation, sorting and regular expressions therefore count bytes, and bytes that are not UTF-8 stay as they are.
/// [ByteText] converts to Unicode for paths and JSON escapes.
@NullMarked
package io.bindery.cfengine.value;

import org.jspecify.annotations.NullMarked;
