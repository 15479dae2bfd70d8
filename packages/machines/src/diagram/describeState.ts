import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition of a state, or an event that the state handles and stays. */
export interface Transition {
  /** "form.submitted", "login done", "login failed", "after checkDelay" */
  on: string;
  /** Name of the guard, if any. */
  when?: string;
  /** Id of the next state; absent where the state stays. */
  to?: string;
}

/** A state as a diagram shows it. */
export interface StateDescription {
  /** Full id: `dispute.claim.editing`. */
  id: string;
  /** Last part of the id. */
  name: string;
  transitions: readonly Transition[];
  /** Id of the first child; absent without children, and where all run at once. */
  initial?: string;
  /** All children run at once. */
  parallel: boolean;
  children: readonly StateDescription[];
}

/** A machine as a diagram shows it: read from the machine itself, so that the drawing is always current. */
export function describeMachine({ root }: AnyStateMachine): StateDescription {
  return describe(root);
}

function describe(node: AnyStateNode): StateDescription {
  const children = Object.values(node.states).map(describe);
  const parallel = node.type === 'parallel';
  return {
    id: node.id,
    name: node.key,
    transitions: [...node.transitions.values()].flat().map(toTransition),
    ...(!parallel && children.length > 0 && { initial: node.initial.target[0]?.id }),
    parallel,
    children,
  };
}

function toTransition({ eventType, guard, target }: AnyTransitionDefinition): Transition {
  return { on: toFact(String(eventType)), when: toName(guard), to: target?.[0]?.id };
}

/** `xstate.done.actor.login` becomes "login done". */
function toFact(eventType: string): string {
  const [, kind, ...rest] = eventType.split('.');
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `after ${rest[0]}`;
  return `${rest.slice(1).join('.')} ${kind === 'done' ? 'done' : 'failed'}`;
}

/** An inline guard has no name. */
function toName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return guard ? 'condition' : undefined;
}
