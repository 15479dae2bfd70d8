import type pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';

interface Odd {
  name: string;
  encoding: string;
  dates: string;
  /** It has tables of this shop. */
  isOpen: boolean;
}

/**
 * Refuses a database that cannot hold every text, before it gets its first table, and one that writes dates in another way than
 * they are read.
 * @throws OperatorError with what to do
 */
export async function refuseOddDatabase(client: pg.Client): Promise<void> {
  const { rows } =
    await client.query<Odd>(`select current_database() as name, current_setting('server_encoding') as encoding,
    current_setting('DateStyle') as dates, to_regclass('schema_migration') is not null as "isOpen"`);
  const [database] = rows;
  if (!database) return;
  const { name, encoding, dates, isOpen } = database;
  if (encoding !== 'UTF8' && !isOpen) {
    throw new OperatorError(
      `The database "${name}" has the encoding ${encoding}: create one with "create database … encoding 'UTF8' template template0".`,
    );
  }
  if (!dates.startsWith('ISO')) {
    throw new OperatorError(
      `The database writes dates as "${dates}", which is not read. Run: alter database "${name}" set datestyle to 'ISO'`,
    );
  }
}
