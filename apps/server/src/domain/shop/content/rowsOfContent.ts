import type { FaqEntry } from '@potli/api';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { fillPolicyWords } from '@potli/api/contract/textWords';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { catalogueRow, catalogueVersion, type ProposedRow } from '../../../db/schema/catalogueRow.ts';
import { readFaqRows, readVideoRows } from '../catalogue/read/readHelp.ts';
import { type ContentKind, type Group, newKey, planContent } from './planContent.ts';

const faqKind: ContentKind<FaqEntry> = {
  kind: 'faqs',
  entryOf: ({ question, answer }) => ({ question: String(question), answer: fillPolicyWords(String(answer)) }),
  fieldsOf: ({ question, answer }) => ({ question, answer }),
  nameOf: ({ question }) => question,
};

/** Characters of a title. */
const LONGEST_TITLE = 300;

const videoKind: ContentKind<string> = {
  kind: 'videos',
  entryOf: ({ videoUrl }) => String(videoUrl),
  fieldsOf: (videoUrl) => ({ videoUrl, title: videoUrl.slice(0, LONGEST_TITLE) }),
  nameOf: (videoUrl) => videoUrl.replace(/^https:\/\/(www\.)?/, ''),
};

/** The rows of the catalogue that change so that members see exactly these questions and videos; undefined: as they are. */
export async function rowsOfContent(
  queries: Queries,
  { faqs, videos }: { faqs: readonly Group<FaqEntry>[] | undefined; videos: readonly Group<string>[] | undefined },
  now: Date,
): Promise<ProposedRow[]> {
  return [
    ...(faqs ? await plan(queries, faqKind, faqs, await readFaqRows(queries, now)) : []),
    ...(videos ? await plan(queries, videoKind, videos, await readVideoRows(queries, now)) : []),
  ];
}

async function plan<Entry>(
  queries: Queries,
  kind: ContentKind<Entry>,
  wanted: readonly Group<Entry>[],
  shown: Awaited<ReturnType<typeof readFaqRows | typeof readVideoRows>>,
): Promise<ProposedRow[]> {
  const all = await queries.select().from(catalogueRow).where(eq(catalogueRow.kind, kind.kind));
  const held = new Map(all.map((row) => [row.key, row]));
  const names = wanted.flatMap(({ entries }) => entries.map((entry) => newKey(kind.nameOf(entry), () => false)));
  return planContent(wanted, {
    kind,
    gone: await readGone(
      queries,
      kind.kind,
      names.filter((name) => !held.has(name)),
    ),
    isTaken: (key) => held.has(key),
    shown: shown.map(({ contentType, listed }) => ({
      contentType,
      rows: listed.flatMap(({ key }) => held.get(key) ?? []),
    })),
  });
}

/** The last content of deleted rows, by their keys. */
async function readGone(
  queries: Queries,
  kind: 'faqs' | 'videos',
  keys: readonly string[],
): Promise<Map<string, CatalogueFields>> {
  if (keys.length === 0) return new Map();
  const { key, row, version } = catalogueVersion;
  const versions = await queries
    .select({ key, row })
    .from(catalogueVersion)
    .where(and(eq(catalogueVersion.kind, kind), inArray(key, [...keys]), isNotNull(row)))
    .orderBy(version);
  // the last one stays
  return new Map(versions.map((found) => [found.key, found.row as CatalogueFields]));
}
