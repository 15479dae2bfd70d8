import { join } from 'node:path';
import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { createClock } from './Clock.ts';
import { createNetwork, type SandboxNetwork } from './createNetwork.ts';
import { openJournal } from './openJournal.ts';
import { createProgrammes, type FindVisit } from './programmes.ts';
import { type ScriptName, scripts } from './scripts.ts';
import { sendReport } from './sendReport.ts';
import { paidFor, writeStatement } from './writeStatement.ts';

export interface SandboxOptions {
  /** Address of the API to which the networks report. */
  api: string;
  /** Secrets of the networks, the newest first: `whsec_` and base64. Shops of other networks sell, and no report is sent. */
  secrets: ReadonlyMap<string, readonly string[]>;
  /** What shops there are, and what their networks pay. */
  catalogue: CatalogueDocument;
  /** Folder for what happened. */
  folder: string;
  /** Name of the file in it; one for each process. */
  name: string;
  /** 1 to 10,000: how much quicker time passes. */
  speed: number;
  seed: number;
  script: ScriptName;
  /** Prints that a network paid. */
  paid(payment: Payment): void;
}

export interface Payment {
  network: string;
  orders: number;
  paise: number;
  /** The statement, for `potli settle`. */
  file: string;
}

export interface Sandbox {
  network: SandboxNetwork;
  findVisit: FindVisit;
  close(): void;
}

/**
 * Opens simulated affiliate networks with their shops. They know the shop that they report to by its API alone, as every
 * network does (docs/sandbox.md).
 */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { api, secrets, catalogue, folder, name, speed, seed, script, paid } = options;
  const network = createNetwork({
    journal: openJournal(folder, name),
    clock: createClock(speed),
    seed,
    script: scripts[script],
    async send({ network: reporter, report }) {
      const [secret] = secrets.get(reporter) ?? [];
      return secret === undefined
        ? { answer: { status: 0, outcome: 'no secret' } }
        : sendReport({ api, secret }, { network: reporter, report });
    },
    pay(payer, statement, orders) {
      const file = writeStatement(join(folder, 'statements'), statement, orders);
      const paise = orders.reduce((sum, { reports }) => sum + paidFor(reports), 0);
      paid({ network: payer, orders: orders.length, paise, file });
    },
  });
  return { network, findVisit: createProgrammes(catalogue), close: network.close };
}
