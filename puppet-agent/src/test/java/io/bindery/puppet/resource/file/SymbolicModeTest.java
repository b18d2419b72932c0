package io.bindery.puppet.resource.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.resource.ResourceError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Modes as Puppet 7.23 reads them.
class SymbolicModeTest {
    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {
        "u+x 640 740 file", "a=r,u+w 640 644 file", "go-rwx 640 600 file", "ug+s 640 6640 file", "o=g 640 644 file", "+x 640 751 file",
        "go+rX 600 644 file", "go+rX 700 755 file", "go+rX 600 655 directory", "0644 777 644 file", "u=rw,g=r,o= 777 640 file", "+t 755 1755 file"
    })
    void clausesChangeWhatIsThere(String mode, String current, String wanted, String kind) {
        int applied = SymbolicMode.applied(mode, Integer.parseInt(current, 8), kind.equals("directory"));
        assertThat(Integer.toOctalString(applied)).isEqualTo(wanted);
    }

    @Test
    void anXThatIsNotAddedIsRefused() {
        assertThatThrownBy(() -> SymbolicMode.applied("u=rwX,go=rX", 0640, false))
                .isInstanceOf(ResourceError.class)
                .hasMessage("X only works with the '+' operator at \"u=rwX\" in symbolic mode \"u=rwX,go=rX\"");
    }

    @ParameterizedTest
    @CsvSource({"0644, true", "'u+x,g=', true", "9, false", "a+q, false", "'', false"})
    void onlyModesAreModes(String mode, boolean valid) {
        assertThat(SymbolicMode.isValid(mode)).isEqualTo(valid);
    }
}
