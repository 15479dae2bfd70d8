import type { FaqGroup, StaticText, VideoGroup } from '@potli/api';
import { ContentType } from '@potli/api/contract/contentTypes';
import type { TextKey } from '@potli/api/contract/textKeys';
import { fillPolicyWords } from '@potli/api/contract/textWords';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { faq, helpVideo } from '../../../../db/schema/help.ts';
import { staticText } from '../../../../db/schema/staticText.ts';
import { isShown } from './isShown.ts';

/** The most entries that an answer has of a subject. */
export const MOST_OF_A_SUBJECT = 500;

/** Rows of help by their subjects, in the order in which members see both. */
function bySubject<Row extends { contentType: ContentType }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ contentType }) => contentType);
  return ContentType.options.flatMap((contentType) => {
    const listed = groups.get(contentType);
    return listed ? [{ contentType, listed: listed.slice(0, MOST_OF_A_SUBJECT) }] : [];
  });
}

/** Questions that members see, as operators wrote them: with names of numbers. */
export const readFaqRows = async (queries: Queries, now: Date) =>
  bySubject(
    await queries
      .select({ key: faq.key, contentType: faq.contentType, question: faq.question, answer: faq.answer })
      .from(faq)
      .where(isShown(faq, now))
      .orderBy(faq.rank, faq.id),
  );

/** Videos that members see. */
export const readVideoRows = async (queries: Queries, now: Date) =>
  bySubject(
    await queries
      .select({ key: helpVideo.key, contentType: helpVideo.contentType, videoUrl: helpVideo.videoUrl })
      .from(helpVideo)
      .where(isShown(helpVideo, now))
      .orderBy(helpVideo.rank, helpVideo.id),
  );

export const readFaqs = async (queries: Queries, now = new Date()): Promise<FaqGroup[]> =>
  (await readFaqRows(queries, now)).map(({ contentType, listed }) => ({
    contentType,
    faqList: listed.map(({ question, answer }) => ({ question, answer: fillPolicyWords(answer) })),
  }));

export const readVideos = async (queries: Queries, now = new Date()): Promise<VideoGroup[]> =>
  (await readVideoRows(queries, now)).map(({ contentType, listed }) => ({
    contentType,
    videoList: listed.map(({ videoUrl }) => videoUrl),
  }));

/** A text with the numbers of the rules; undefined where the operator has none. */
export async function readText(queries: Queries, key: TextKey): Promise<StaticText | undefined> {
  const [found] = await queries
    .select({ title: staticText.title, revised: staticText.revised, sections: staticText.sections })
    .from(staticText)
    .where(and(eq(staticText.key, key), isShown(staticText)));
  return (
    found && {
      key,
      title: found.title,
      revised: found.revised.toISOString(),
      sections: found.sections.map(({ html, ...section }) => ({ ...section, html: fillPolicyWords(html) })),
    }
  );
}
