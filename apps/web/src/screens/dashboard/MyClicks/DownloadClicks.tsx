import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { readClickNames } from '../../../features/clicks/clickSources.ts';
import { clickCsv } from './clickCsv.ts';

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
