import { type Room, roomOf, rooms } from './findMutants.ts';
import type { Verdict } from './runMutants.ts';

/** A mutant that no test can or need kill. */
export interface Accepted {
  file: string;
  change: string;
  reason: string;
}

export interface Report {
  /** Lines of text: a table of rooms, then the survivors. */
  text: string;
  /** Share of the mutants that tests notice, from 0 to 1; accepted ones do not count. */
  killed: number;
}

const isNoticed = ({ outcome }: Verdict) => outcome === 'killed' || outcome === 'timed out';

const share = (some: number, all: number) => (all === 0 ? 1 : some / all);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

export function toReport(verdicts: readonly Verdict[], accepted: readonly Accepted[]): Report {
  const reasonFor = ({ file, change }: Verdict) =>
    accepted.find((each) => each.file === file && each.change === change)?.reason;
  const counted = verdicts.filter((verdict) => isNoticed(verdict) || reasonFor(verdict) === undefined);
  const count = (some: readonly Verdict[], outcome: Verdict['outcome']) =>
    some.filter((verdict) => verdict.outcome === outcome).length;

  const row = (name: string, some: readonly Verdict[]) => {
    const own = counted.filter((verdict) => some.includes(verdict));
    const cells = [
      name,
      some.length,
      count(own, 'killed'),
      count(own, 'timed out'),
      count(own, 'survived'),
      count(own, 'not reached'),
      some.length - own.length,
      percent(share(own.filter(isNoticed).length, own.length)),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const table = [
    '| Room | Mutants | Killed | Timed out | Survived | Not reached | Accepted | Noticed |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...(Object.keys(rooms) as Room[]).map((room) =>
      row(
        room,
        verdicts.filter(({ file }) => roomOf(file) === room),
      ),
    ),
    row('all', verdicts),
  ];
  const survivors = counted
    .filter((verdict) => !isNoticed(verdict))
    .map(({ file, line, change, outcome }) => `${file}:${line} ${outcome}: ${change}`);
  return {
    text: [...table, '', ...survivors].join('\n'),
    killed: share(counted.filter(isNoticed).length, counted.length),
  };
}
