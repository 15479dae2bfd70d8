import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { leafStates } from '../testing/replayPaths.ts';
import { statecharts } from './statecharts.ts';
import { toMermaid } from './toMermaid.ts';

it('draws nested states, regions, guards, timers and results of actors', () => {
  const machine = createMachine({
    id: 'door',
    type: 'parallel',
    states: {
      leaf: {
        initial: 'shut',
        on: { 'wind.came': '.open', 'house.sold': '#door.lamp' },
        states: {
          shut: { on: { 'handle.pressed': [{ guard: 'isUnlocked', target: 'open' }, {}] } },
          open: { after: { patience: 'shut' }, invoke: { id: 'spring', src: 'spring', onDone: 'shut', onError: {} } },
        },
      },
      lamp: {},
    },
  });
  expect(toMermaid(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  accTitle: door',
    '  state "door" as door {',
    '    state "leaf" as door_leaf {',
    '      [*] --> door_leaf_shut',
    '      state "shut" as door_leaf_shut',
    '      state "open" as door_leaf_open',
    '      state "from anywhere here" as door_leaf_anywhere',
    '    }',
    '    --',
    '    state "lamp" as door_lamp',
    '  }',
    '  door_leaf --> door_lamp : house.sold',
    '  door_leaf_anywhere --> door_leaf_open : wind.came',
    '  door_leaf_shut --> door_leaf_open : handle.pressed [isUnlocked]',
    '  door_leaf_shut --> door_leaf_shut : handle.pressed',
    '  door_leaf_open --> door_leaf_shut : spring done<br/>after patience',
    '  door_leaf_open --> door_leaf_open : spring failed',
  ]);
});

it.each(statecharts)('names every state of $id', (machine) => {
  const text = toMermaid(machine);
  const missing = leafStates(machine).filter((id) => !text.includes(`as ${id.replaceAll('.', '_')}`));
  expect(missing).toEqual([]);
});

/** `vitest -u` writes it again. */
it('is what docs/statecharts.md shows', async () => {
  const diagrams = statecharts.map((machine) => `## ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`);
  const page = [
    '# Statecharts\n',
    'Every machine of `packages/machines`, drawn from the machine itself by `toMermaid`; a test fails where this page is',
    'out of date. An arrow from a state to itself means that the state stays.\n',
    ...diagrams,
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/statecharts.md');
});
