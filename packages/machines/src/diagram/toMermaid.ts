import type { AnyStateMachine } from 'xstate';
import { describeMachine, type StateDescription, type Way } from './describeState.ts';

/** A machine as the text of a Mermaid `stateDiagram-v2`. */
export function toMermaid(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...childrenOf(describeMachine(machine))].join('\n');
}

function childrenOf(state: StateDescription): string[] {
  const regions = [...state.children.map(linesOf), anywhereIn(state)].filter((lines) => lines.length > 0);
  if (state.parallel) return indent(regions.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines])));
  const beginning = state.initial ? [`[*] --> ${toId(state.initial)}`] : [];
  return indent([...beginning, ...regions.flat()]);
}

function linesOf(state: StateDescription): string[] {
  const id = toId(state.id);
  const named = `state "${state.name}" as ${id}`;
  if (state.children.length === 0) return [named, ...state.ways.map((way) => arrow(id, way))];
  const leaving = state.ways.filter((way) => !staysIn(state, way));
  return [`${named} {`, ...childrenOf(state), '}', ...leaving.map((way) => arrow(id, way))];
}

/** Mermaid draws no arrow from a state to one within it: these begin at a mark of their own. */
function anywhereIn(state: StateDescription): string[] {
  const id = `${toId(state.id)}_anywhere`;
  const staying = state.ways.filter((way) => staysIn(state, way));
  return staying.length > 0 ? [`state "from anywhere here" as ${id}`, ...staying.map((way) => arrow(id, way))] : [];
}

function staysIn({ id }: StateDescription, { to = id }: Way): boolean {
  return to === id || to.startsWith(`${id}.`);
}

function arrow(from: string, way: Way): string {
  return `${from} --> ${way.to ? toId(way.to) : from} : ${labelOf(way)}`;
}

function labelOf({ on, when }: Way): string {
  return when ? `${on} [${when}]` : on;
}

function toId(id: string): string {
  return id.replaceAll('.', '_');
}

function indent(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
