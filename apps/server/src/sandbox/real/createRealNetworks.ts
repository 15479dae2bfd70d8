import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainRupees } from '@potli/api/units/money';
import type { Purchase } from '../createNetwork.ts';
import { chance } from '../random.ts';
import { callAddress, callOf } from './callAddress.ts';
import { listText } from './listText.ts';
import { planLines, type RealLine, type RealStatus } from './RealLine.ts';

interface Parts {
  /** Address of the API of the shop. */
  api: string;
  /** Secrets in the addresses of the networks that call; the others have lists only. */
  addresses: ReadonlyMap<string, string>;
  /** Folder for lists, statements and last words. */
  folder: string;
  seed: number;
}

/** A file of a network. */
export interface NetworkFile {
  network: string;
  file: string;
}

export type RealNetworks = ReturnType<typeof createRealNetworks>;

/**
 * Networks that speak as real ones do: one coarse time per order for ever, orders in parts, corrections both ways, calls that
 * anybody can make and that come late and twice, and commission that is taken back after it was paid.
 */
export function createRealNetworks({ api, addresses, folder, seed }: Parts) {
  // shops store numbers of orders for ever
  const mark = randomBytes(4).toString('hex');
  const lines: RealLine[] = [];
  /** Paise by action. */
  const paid = new Map<string, number>();
  let bought = 0;
  let statements = 0;

  function write(kind: string, network: string, name: string, text: string): NetworkFile {
    const file = join(folder, kind, `${network}-${mark}-${name}.csv`);
    mkdirSync(join(folder, kind), { recursive: true });
    writeFileSync(file, text, { flush: true });
    return { network, file };
  }

  const byNetwork = () => Map.groupBy(lines, ({ network }) => network);

  return {
    mark,

    buy({ visit, product, pieces }: Purchase): void {
      const { clickId, programme } = visit;
      bought += 1;
      // without the id of a click no network knows whose the order is
      if (clickId === undefined) return;
      const number = `${mark}-${String(bought).padStart(4, '0')}`;
      const { network } = programme;
      lines.push(
        ...planLines({ seed, order: bought, network, number, clickId, product, pieces, orderedAt: Date.now() }),
      );
    },

    /** Calls about every order, about some of them twice. @returns how many calls the shop did not take */
    async call(status: RealStatus): Promise<number> {
      let refused = 0;
      for (const line of lines) {
        const secret = addresses.get(line.network);
        if (secret === undefined) continue;
        const body = callOf(line, status);
        for (const _ of chance(seed, 'again', status, line.number.slice(mark.length)) < 0.5 ? [1, 2] : [1]) {
          const answer = await callAddress(`${api}/postbacks/${line.network}/${secret}`, body);
          if (answer !== 200 && answer !== 202) refused += 1;
        }
      }
      return refused;
    },

    /** Writes the list of each network; some of its lines stand in it twice. */
    writeLists: (place: 0 | 1 | 2): NetworkFile[] =>
      [...byNetwork()].map(([network, own]) => {
        const again = own.filter(({ action }) => chance(seed, 'listed again', place, action.slice(mark.length)) < 0.2);
        return write('lists', network, `list-${place + 1}`, listText([...own, ...again], place));
      }),

    /** Writes what each network pays now, and what it takes back of what it paid before. */
    writeStatements(place: 0 | 1 | 2): NetworkFile[] {
      statements += 1;
      return [...byNetwork()].flatMap(([network, own]) => {
        const rows = own.flatMap(({ action, words }) => {
          const { status, commissionPaise } = words[place];
          const due = (status === 'approved' ? commissionPaise : 0) - (paid.get(action) ?? 0);
          paid.set(action, (paid.get(action) ?? 0) + due);
          return due === 0 ? [] : [`${action},${plainRupees(due)}`];
        });
        if (rows.length === 0) return [];
        return [write('statements', network, String(statements), `${['order,commission', ...rows].join('\n')}\n`)];
      });
    },

    /** Writes what the most trusted source of each line, the list, says of it in the end. */
    writeLastWords: (): NetworkFile[] =>
      [...byNetwork()].map(([network, own]) => write('last-words', network, 'last', listText(own, 2))),
  };
}
