/** Milliseconds that a test waits for something it expects: an upper bound for a busy machine. */
export const patience = 20_000
