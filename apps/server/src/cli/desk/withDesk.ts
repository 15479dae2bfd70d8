import type { Queries } from '../../db/database.ts';
import { noLinkCheck } from '../../domain/shop/catalogue/desk/LinkCheck.ts';
import type { Maker } from '../../domain/shop/catalogue/desk/Maker.ts';
import { openDesk } from '../../domain/shop/catalogue/desk/openDesk.ts';
import { readRateRaise } from '../../settings/rateRaise.ts';
import type { Cli, ExitCode } from '../Cli.ts';
import { openCliDatabase } from '../openCliDatabase.ts';
import { operatorName } from '../operatorName.ts';

/** The shop window as the calls of the admin area have it. */
export interface DeskCli {
  desk: ReturnType<typeof openDesk>;
  queries: Queries;
  /** Who makes a change. @param action the words of the command */
  maker(action: string): Maker;
  /** Runs a change in a transaction. */
  once<Result>(write: (queries: Queries) => Promise<Result>): Promise<Result>;
}

/** What a command does, and prints. */
export type DeskAct = (cli: DeskCli) => Promise<{ text: string; code?: ExitCode }>;

/** Opens the shop of the environment for one command of the shop window. */
export async function withDesk({ environment, print }: Cli, act: DeskAct): Promise<ExitCode> {
  const rateRaisePercent = readRateRaise(environment);
  const { database, close } = await openCliDatabase(environment);
  try {
    const { text, code = 0 } = await act({
      desk: openDesk({ database, rateRaisePercent, checkLinks: noLinkCheck }),
      queries: database.orm,
      maker: (action) => ({ who: operatorName(), memberId: null, action }),
      once: (write) => database.orm.transaction(write),
    });
    print(text);
    return code;
  } finally {
    await close();
  }
}

export const toJson = (value: unknown): string => JSON.stringify(value, null, 2);
