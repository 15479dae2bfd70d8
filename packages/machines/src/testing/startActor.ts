import { expect, vi } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EmittedFrom, type InputFrom } from 'xstate';

/** A running machine, with all events that it emitted. `shows` waits until it has these tags and no other. */
export function startActor<Logic extends AnyStateMachine>(logic: Logic, input?: InputFrom<Logic>) {
  const actor = createActor(logic, { input });
  const emitted: EmittedFrom<Logic>[] = [];
  actor.on('*', (event) => emitted.push(event as EmittedFrom<Logic>));
  actor.start();
  const shows = (...tags: string[]) =>
    vi.waitFor(() => expect(tagsOf(actor.getSnapshot())).toEqual(tags.sort()), { interval: 1 });
  const emits = (count: number) => vi.waitFor(() => expect(emitted).toHaveLength(count), { interval: 1 });
  return { actor, emitted, shows, emits };
}

function tagsOf({ tags }: AnyMachineSnapshot): string[] {
  return [...tags].sort();
}
