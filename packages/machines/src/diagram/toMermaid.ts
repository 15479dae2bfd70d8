import type { AnyStateMachine } from 'xstate';
import { describeMachine, type StateDescription, type Transition } from './describeState.ts';

/**
 * A machine as the text of a Mermaid `stateDiagram-v2`: first the nested states, then the transitions. Mermaid would
 * draw the target of a transition inside the state in which it is written.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const root = describeMachine(machine);
  // Mermaid has parallel regions only inside a state
  const states = root.parallel ? boxOf(root) : insideOf(root);
  return ['stateDiagram-v2', ...indent([`accTitle: ${root.name}`, ...states, ...arrowsOf(root)])].join('\n');
}

function boxOf(state: StateDescription): string[] {
  const named = `state "${state.name}" as ${toId(state.id)}`;
  return state.children.length > 0 ? [`${named} {`, ...indent(insideOf(state)), '}'] : [named];
}

function insideOf(state: StateDescription): string[] {
  const anywhere = transitionsInside(state).length > 0 ? [`state "from anywhere here" as ${toAnywhere(state)}`] : [];
  const boxes = [...state.children.map(boxOf), anywhere].filter((lines) => lines.length > 0);
  if (state.parallel) return boxes.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]));
  return [...(state.initial ? [`[*] --> ${toId(state.initial)}`] : []), ...boxes.flat()];
}

function arrowsOf(state: StateDescription): string[] {
  const within = transitionsInside(state);
  const leaving = state.transitions.filter((transition) => !within.includes(transition));
  return [
    ...arrows(toId(state.id), leaving),
    ...arrows(toAnywhere(state), within),
    ...state.children.flatMap(arrowsOf),
  ];
}

/** Mermaid draws no arrow from a state to a state inside it: such arrows begin at an extra mark. */
function transitionsInside({ id, transitions, children }: StateDescription): readonly Transition[] {
  if (children.length === 0) return [];
  return transitions.filter(({ to = id }) => to === id || to.startsWith(`${id}.`));
}

/** One arrow for all transitions to the same state, because several arrows would hide each other's labels. */
function arrows(from: string, transitions: readonly Transition[]): string[] {
  const byTarget = Map.groupBy(transitions, ({ to }) => (to ? toId(to) : from));
  return [...byTarget].map(([to, those]) => `${from} --> ${to} : ${those.map(labelOf).join('<br/>')}`);
}

function labelOf({ on, when }: Transition): string {
  return when ? `${on} [${when}]` : on;
}

function toId(id: string): string {
  return id.replaceAll('.', '_');
}

function toAnywhere({ id }: StateDescription): string {
  return `${toId(id)}_anywhere`;
}

function indent(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
