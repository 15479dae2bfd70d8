import type pg from 'pg';
import { passStatement } from './passStatement.ts';
import { statementFacts } from './statementFacts.ts';

/** Statements whose text changes with each call must not fill the memory of connections. */
const MOST_NAMES = 200;
/** The name of each text, the same on all connections. */
const names = new Map<string, string>();

/**
 * A connection that prepares each statement under a name, so that PostgreSQL parses it once, and plans it once where that is as good. A
 * pooler's connection prepares none (`UnnamedClient`).
 */
export function keepStatements(client: pg.PoolClient): pg.PoolClient {
  const query = (statement: pg.QueryConfig, ...rest: unknown[]) =>
    passStatement(client, [{ ...statement, name: nameOf(statement.text) }, ...rest]);
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `${statementFacts(text).name} ${names.size}`;
  names.set(text, name);
  return name;
}
