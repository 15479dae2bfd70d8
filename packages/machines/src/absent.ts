/** Stands where the app provides an actor. */
export function absent(): Promise<never> {
  throw new Error('This actor is provided by the app.');
}
