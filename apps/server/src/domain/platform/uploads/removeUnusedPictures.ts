import { UNUSED_PICTURE_DAYS } from '@potli/api/contract/policy';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { catalogueChange, catalogueRow } from '../../../db/schema/catalogueRow.ts';
import { uploadedFile } from '../../../db/schema/upload.ts';
import type { FileStore } from './fileStore.ts';

/** Removes pictures that no row, draft or waiting change of the catalogue has used for `UNUSED_PICTURE_DAYS`. */
export async function removeUnusedPictures({ orm }: Pick<Database, 'orm'>, fileStore: FileStore): Promise<void> {
  await orm.transaction(async (queries) => {
    await noteUsed(queries);
    const { rows } = await queries.execute<{ name: string }>(sql`
      select name from ${uploadedFile}
      where picture_used_at < now() - make_interval(days => ${UNUSED_PICTURE_DAYS}) limit 1000 for update skip locked`);
    const names = rows.map(({ name }) => name);
    // bytes first: a row without bytes is found again, bytes without a row are not
    for (const name of names) await fileStore.remove(name);
    if (names.length > 0) await queries.delete(uploadedFile).where(inArray(uploadedFile.name, names));
  });
}

/** Reads the catalogue once for all pictures, where the last reading of one is a day old. */
const noteUsed = (queries: Queries) =>
  queries.execute(sql`
    with old as (select name from ${uploadedFile} where picture_used_at < now() - interval '1 day'),
    text as (
      select concat(published.row, published.draft) as fields from ${catalogueRow} as published where exists (select from old)
      union all
      select waiting.proposed::text from ${catalogueChange} as waiting
      where waiting.state = 'waiting' and exists (select from old)
    ),
    used as (
      select distinct found[1] as name
      from text, regexp_matches(text.fields, '/pictures/([0-9a-f]{32}\\.[a-z]{3,4})', 'g') as found
    )
    update ${uploadedFile} set picture_used_at = now() where name in (select name from old intersect select name from used)`);
