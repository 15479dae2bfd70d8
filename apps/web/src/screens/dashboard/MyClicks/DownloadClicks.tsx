import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { DownloadCsv } from '../table/DownloadCsv.tsx';
import { clickCsv } from './clickCsv.ts';
import { myClicksQuery } from './clickQueries.ts';
import { readClickNames } from './clickSources.ts';

/** Saves all clicks, with the names of what they led to. */
export function DownloadClicks() {
  const { api } = useApp();
  const client = useQueryClient();
  const read = async (at: { page: number; pageSize: number }) => {
    const page = await client.fetchQuery(myClicksQuery(api, at));
    const nameOf = await readClickNames(api, page.rows);
    return { ...page, rows: page.rows.map((click) => ({ ...click, sourceName: nameOf(click) ?? 'Unknown' })) };
  };
  return <DownloadCsv of="clicks" columns={clickCsv} read={read} />;
}
