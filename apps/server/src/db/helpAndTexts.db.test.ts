import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createContentService } from '../domain/shop/content/createContentService.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { openDatabase } from './database.ts';
import { ensureDatabase } from './embedded/prepareDatabase.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** The migration that makes rows of the former document of the dashboard. */
const ROWS = '0550';

const BANNER = { bannerImageUrl: '/b.svg', redirectUrl: '/stores' };
const faq = (question: string) => ({ question, answer: 'It is.' });

test('questions and videos of yesterday are rows with a first version, in the order that they had', async () => {
  const before = mkdtempSync(join(tmpdir(), 'potli-migrations-'));
  onTestFinished(() => rmSync(before, { recursive: true }));
  for (const file of readdirSync(MIGRATIONS)) if (file < ROWS) cpSync(join(MIGRATIONS, file), join(before, file));
  const url = databaseUrl(inject('postgresUrl'), 'had_no_help_rows');
  await ensureDatabase(url);
  await migrate(url, before);
  const old = await openDatabase(url);
  await old.pool.query('update dashboard_content set version = 7, content = $1', [
    {
      userDashboardBanner: BANNER,
      userDashboardFAQ: [
        { contentType: 'HOME_PAGE', faqList: [faq('Free?')] },
        { contentType: 'STORE', faqList: [faq('Second?'), faq('First?')] },
        { contentType: 'OF_ANOTHER_HOST', faqList: [faq('Odd?')] },
      ],
      userDashboardVideos: [{ contentType: 'STORE', videoList: ['https://vimeo.com/2', 'https://vimeo.com/1'] }],
    },
  ]);
  await old.close();
  await migrate(url);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());

  expect(await createContentService(database).read()).toEqual({
    // no save of before has this number
    version: 7 + 6,
    userDashboardBanner: BANNER,
    userDashboardFAQ: [
      { contentType: 'STORE', faqList: [faq('Second?'), faq('First?')] },
      { contentType: 'MISCELLANEOUS', faqList: [faq('Odd?')] },
      { contentType: 'HOME_PAGE', faqList: [faq('Free?')] },
    ],
    userDashboardVideos: [{ contentType: 'STORE', videoList: ['https://vimeo.com/2', 'https://vimeo.com/1'] }],
  });
  const { rows } = await database.pool.query(`select kind, count(*)::int as rows, bool_and(row = version_row) as alike
    from (select catalogue_row.*, catalogue_version.row as version_row from catalogue_row
      join catalogue_version using (kind, key, version)) as each group by kind order by kind`);
  expect(rows).toEqual([
    { kind: 'faqs', rows: 4, alike: true },
    { kind: 'videos', rows: 2, alike: true },
  ]);
});
