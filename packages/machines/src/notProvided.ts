/** Takes the place of an actor until the app provides one. */
export function notProvided(): Promise<never> {
  throw new Error('This actor is provided by the app.');
}
