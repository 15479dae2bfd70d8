/** A command line that cannot be understood; answered with the help text. */
export class UsageError extends Error {}
