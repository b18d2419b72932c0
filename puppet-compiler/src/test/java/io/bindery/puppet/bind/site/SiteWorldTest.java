package io.bindery.puppet.bind.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.eval.World;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a `site` statement asks of the outside reaches it.
class SiteWorldTest {
    private final List<String> asked = new ArrayList<>();

    private final World outside = (World) Proxy.newProxyInstance(
            World.class.getClassLoader(), new Class<?>[] {World.class}, (proxy, method, arguments) -> {
                asked.add(method.getName());
                return method.getReturnType() == boolean.class ? Boolean.TRUE : null;
            });

    @Test
    void everyQuestionButTheInjectorIsForwarded() throws Exception {
        SiteWorld site = new SiteWorld(outside);
        for (Method question : World.class.getMethods()) {
            if (!question.getName().equals("injector")) {
                asked.clear();
                question.invoke(site, new Object[question.getParameterCount()]);
                assertThat(asked).as(question.getName()).containsExactly(question.getName());
            }
        }
    }

    @Test
    void noQuestionHasADefaultAnswer() {
        assertThat(Arrays.stream(World.class.getMethods()).filter(Method::isDefault)).isEmpty();
        assertThat(World.class.getMethods()).hasSizeGreaterThan(10);
    }
}
