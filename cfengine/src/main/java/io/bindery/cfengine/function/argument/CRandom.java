package io.bindery.cfengine.function.argument;

/// The C library's `rand()`: an additive feedback generator over 31 words.
public final class CRandom {
    private static final int DEGREE = 31;
    private static final int SEPARATION = 3;
    private static final int WARM_UP = 310;

    private final int[] state = new int[DEGREE];
    private int front = SEPARATION;
    private int rear;

    public CRandom(int seed) {
        state[0] = seed == 0 ? 1 : seed;
        for (int index = 1; index < DEGREE; index++) {
            long high = state[index - 1] / 127773;
            long low = state[index - 1] % 127773;
            long word = 16807 * low - 2836 * high;
            state[index] = (int) (word < 0 ? word + Integer.MAX_VALUE : word);
        }
        for (int count = 0; count < WARM_UP; count++) {
            next();
        }
    }

    /// From 0 to 2^31 - 1.
    public int next() {
        state[front] += state[rear];
        int number = state[front] >>> 1;
        front = (front + 1) % DEGREE;
        rear = (rear + 1) % DEGREE;
        return number;
    }
}
