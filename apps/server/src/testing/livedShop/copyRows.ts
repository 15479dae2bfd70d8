import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

interface Column {
  table: string;
  column: string;
  isIdentity: boolean;
}

/** Both have these tables, and these columns of them, that hold more than what PostgreSQL computes. */
async function readColumns(client: Queryable): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select relname as table, attname as column, attidentity <> '' as "isIdentity"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'
       and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows;
}

/**
 * Copies all rows into a database whose tables can be those of an earlier release: as a dump of the data is restored, or as the
 * earlier release would have written it. Columns that it does not have are left out.
 */
export async function copyRows(from: Queryable, to: pg.ClientBase): Promise<void> {
  const known = new Set((await readColumns(from)).map(({ table, column }) => `${table}.${column}`));
  const columns = (await readColumns(to)).filter(({ table, column }) => known.has(`${table}.${column}`));
  await to.query('begin; set local session_replication_role = replica');
  for (const [table, ofTable] of Map.groupBy(columns, (column) => column.table)) {
    const names = ofTable.map(({ column }) => `"${column}"`).join(', ');
    const { rows } = await from.query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as all from ${table} t`,
    );
    await to.query(`delete from ${table}`);
    await to.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [rows[0]?.all],
    );
    for (const { column } of ofTable.filter(({ isIdentity }) => isIdentity)) {
      await to.query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 1), max("${column}") is not null) from ${table}`,
        [table, column],
      );
    }
  }
  await to.query('commit');
}
