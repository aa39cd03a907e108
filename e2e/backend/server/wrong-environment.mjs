/** An environment variable with an invalid or unusable value; the message is one sentence for the user. */
export class WrongEnvironment extends Error {}
