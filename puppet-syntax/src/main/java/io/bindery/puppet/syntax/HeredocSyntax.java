package io.bindery.puppet.syntax;

import io.bindery.data.DataBuilder;
import io.bindery.text.Diagnostic;
