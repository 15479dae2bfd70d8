import pg from 'pg';
import { vi } from 'vitest';
import * as z from 'zod/mini';

export interface Statement {
  text: string;
  values: unknown[];
}

const Values = z.array(z.unknown());
/** A statement as `pg` is given it, with its parameters or before them. */
const Config = z.object({ text: z.string(), values: z.nullish(Values) });

/** The statements that read, while something runs. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    return spy.mock.calls.flatMap(([config, values]: readonly unknown[]) => {
      const { text, values: own } = typeof config === 'string' ? { text: config } : z.parse(Config, config);
      const reads = /^[\s(]*(select|with)\b/i.test(text) && !/\b(insert|update|delete|pg_\w+lock)\b/i.test(text);
      return reads ? [{ text, values: Values.safeParse(values).data ?? own ?? [] }] : [];
    });
  } finally {
    spy.mockRestore();
  }
}
