import type { AnyStateMachine } from 'xstate';
import { describeMachine, type StateDescription, type Way } from './describeState.ts';

/**
 * A machine as the text of a Mermaid `stateDiagram-v2`: its states within states, then the ways
 * between them. A way named within a state would draw the state it leads to in there, too.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const root = describeMachine(machine);
  // regions beside each other are known within a state only
  const states = root.parallel ? boxOf(root) : insideOf(root);
  return ['stateDiagram-v2', ...indent([`accTitle: ${root.name}`, ...states, ...arrowsOf(root)])].join('\n');
}

function boxOf(state: StateDescription): string[] {
  const named = `state "${state.name}" as ${toId(state.id)}`;
  return state.children.length > 0 ? [`${named} {`, ...indent(insideOf(state)), '}'] : [named];
}

function insideOf(state: StateDescription): string[] {
  const anywhere = waysWithin(state).length > 0 ? [`state "from anywhere here" as ${toAnywhere(state)}`] : [];
  const boxes = [...state.children.map(boxOf), anywhere].filter((lines) => lines.length > 0);
  if (state.parallel) return boxes.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]));
  return [...(state.initial ? [`[*] --> ${toId(state.initial)}`] : []), ...boxes.flat()];
}

function arrowsOf(state: StateDescription): string[] {
  const within = waysWithin(state);
  const leaving = state.ways.filter((way) => !within.includes(way));
  return [
    ...arrows(toId(state.id), leaving),
    ...arrows(toAnywhere(state), within),
    ...state.children.flatMap(arrowsOf),
  ];
}

/** Mermaid draws no arrow from a state to one within it: these begin at a mark of their own. */
function waysWithin({ id, ways, children }: StateDescription): readonly Way[] {
  if (children.length === 0) return [];
  return ways.filter(({ to = id }) => to === id || to.startsWith(`${id}.`));
}

/** One arrow for all ways to the same state: arrows beside each other hide each other's labels. */
function arrows(from: string, ways: readonly Way[]): string[] {
  const byTarget = Map.groupBy(ways, ({ to }) => (to ? toId(to) : from));
  return [...byTarget].map(([to, those]) => `${from} --> ${to} : ${those.map(labelOf).join('<br/>')}`);
}

function labelOf({ on, when }: Way): string {
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
