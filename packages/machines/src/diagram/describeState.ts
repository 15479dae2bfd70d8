import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One way out of a state, or a fact that it takes in and stays. */
export interface Way {
  /** "form.submitted", "login done", "login failed", "after checkDelay" */
  on: string;
  /** Name of what has to hold, if anything. */
  when?: string;
  /** Id of the state that follows; absent where it stays. */
  to?: string;
}

/** A state as a diagram shows it. */
export interface StateDescription {
  /** Full id: `dispute.claim.editing`. */
  id: string;
  /** Last part of the id. */
  name: string;
  ways: readonly Way[];
  /** Id of the child that begins; absent without children, and where all run at once. */
  initial?: string;
  /** All children run at once. */
  parallel: boolean;
  children: readonly StateDescription[];
}

/** A machine as a diagram shows it: read from the machine itself, so that no drawing is behind it. */
export function describeMachine({ root }: AnyStateMachine): StateDescription {
  return describe(root);
}

function describe(node: AnyStateNode): StateDescription {
  const children = Object.values(node.states).map(describe);
  const parallel = node.type === 'parallel';
  return {
    id: node.id,
    name: node.key,
    ways: [...node.transitions.values()].flat().map(toWay),
    ...(!parallel && children.length > 0 && { initial: node.initial.target[0]?.id }),
    parallel,
    children,
  };
}

function toWay({ eventType, guard, target }: AnyTransitionDefinition): Way {
  return { on: toFact(String(eventType)), when: toName(guard), to: target?.[0]?.id };
}

/** What the library calls `xstate.done.actor.login` reads "login done". */
function toFact(eventType: string): string {
  const [, kind, ...rest] = eventType.split('.');
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `after ${rest[0]}`;
  return `${rest.slice(1).join('.')} ${kind === 'done' ? 'done' : 'failed'}`;
}

/** A guard that is written where it is used has no name. */
function toName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return guard ? 'condition' : undefined;
}
