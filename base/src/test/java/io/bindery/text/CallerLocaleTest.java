package io.bindery.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CallerLocaleTest {
    @Test
    void putsTheSavedLocaleBack() {
        Map<String, String> environment = new HashMap<>(Map.of("BINDERY_CALLER_LC_ALL", "C", "LC_ALL", "C.UTF-8", "PATH", "/bin"));
        CallerLocale.restore(environment);
        assertThat(environment).isEqualTo(Map.of("LC_ALL", "C", "PATH", "/bin"));
    }

    @Test
    void removesALocaleThatTheCallerDidNotHave() {
        Map<String, String> environment = new HashMap<>(Map.of("BINDERY_CALLER_LC_ALL", "", "LC_ALL", "C.UTF-8"));
        CallerLocale.restore(environment);
        assertThat(environment).isEmpty();
    }

    @Test
    void leavesAnEnvironmentThatTheLauncherDidNotChange() {
        Map<String, String> environment = new HashMap<>(Map.of("LC_ALL", "de_DE.UTF-8"));
        CallerLocale.restore(environment);
        assertThat(environment).isEqualTo(Map.of("LC_ALL", "de_DE.UTF-8"));
    }
}
