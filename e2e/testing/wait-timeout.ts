/** Milliseconds that a test waits for something it expects: an upper bound for a busy machine. */
export const waitTimeoutMs = 20_000
