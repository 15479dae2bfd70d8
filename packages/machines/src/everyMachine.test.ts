import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { statecharts } from './diagram/statecharts.ts';
import { edges } from './testing/edges.ts';
import { type Explored, edgesOf, isOfApp, leavesOf, pathsOf } from './testing/explore.ts';
import { explored } from './testing/explored.ts';
import { leafStates, replayShortestPaths } from './testing/replayPaths.ts';

it('knows every statechart', () => {
  expect(Object.values(explored).map(({ machine }) => machine)).toEqual(statecharts);
});

describe.each(Object.entries(explored))('%s', (id, given) => {
  const { machine } = given;

  it('reaches every state, and real actors follow the same paths', async () => {
    const { visited, strayed } = await replayShortestPaths(given);
    expect(strayed).toEqual([]);
    expect(leafStates(machine).filter((state) => !visited.has(state))).toEqual([]);
  });

  it('is sent every event that it knows', () => {
    const sent = new Set(given.events.map(({ type }) => type));
    expect(machine.events.map(String).filter((type) => !sent.has(type) && isOfApp({ type }))).toEqual([]);
  });

  it('does in every state what its table says', () => {
    expect(edgesOf(given)).toEqual(edges[id as keyof typeof edges].trim().split('\n'));
  });
});

/** Where a machine comes to rest after an event, whatever its actors and timers then report. */
function restsAfter(given: Explored, type: string): string[] {
  const reports = given.events.filter((event) => !isOfApp(event));
  const after = (state: AnyMachineSnapshot, event: AnyEventObject) => getNextSnapshot(given.machine, state, event);
  const open = pathsOf(given).map(({ state }) => after(state, { type }));
  const seen = new Set<string>();
  const rests = new Set<string>();
  for (let state = open.pop(); state; state = open.pop()) {
    const key = JSON.stringify([state.value, state.context]);
    if (seen.has(key)) continue;
    seen.add(key);
    const now = state;
    const next = reports.filter((report) => now.can(report)).map((report) => after(now, report));
    if (next.length === 0) rests.add(leavesOf(now).join(' '));
    open.push(...next);
  }
  return [...rests];
}

it.each([
  ['auth', 'logout.requested', 'loggedOut'],
  ['loginModal', 'modal.closed', 'closed'],
] as const)('%s: %s always ends in %s', (id, event, end) => {
  expect(restsAfter(explored[id], event)).toEqual([end]);
});
