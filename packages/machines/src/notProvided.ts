import type { AnyActor, AnyActorRef } from 'xstate';

/** Of every host; the types of this package are those of no host. */
declare const setTimeout: (callback: () => void) => void;

/**
 * Takes the place of an actor until the app provides one. Where an app forgot it, the machine goes on as if a call had
 * failed, which a member may see as "Please try again"; so the error is thrown once more where nothing catches it, as XState
 * does with errors that are not handled.
 */
export function notProvided({ self }: { self: AnyActorRef }): Promise<never> {
  const { src, _parent } = self as AnyActor;
  const { id } = (_parent as AnyActor).logic as { id: string };
  const actor = typeof src === 'string' ? src : self.id;
  const error = new Error(`The machine "${id}" lacks the actor "${actor}": machine.provide({ actors })`);
  setTimeout(() => {
    throw error;
  });
  throw error;
}
