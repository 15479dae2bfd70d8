import * as z from 'zod/mini';
import { Html, line, link, position, shown, slug } from './catalogueFields.ts';
import { Instant } from './common.ts';
import { ContentType } from './contentTypes.ts';
import { TextKey } from './textKeys.ts';
import { typedLine, typedWords } from './typedText.ts';

/** A question that members ask, and its answer; both are plain text. */
export const FaqRow = z.strictObject({
  key: slug,
  contentType: ContentType,
  question: typedLine().check(z.minLength(1), z.maxLength(500)),
  /** `{refundDays}` and other words of `textWords.ts` stand for numbers of the rules. */
  answer: typedWords().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  rank: z._default(position, 0),
  ...shown,
});

/** A video that helps members. */
export const VideoRow = z.strictObject({
  key: slug,
  contentType: ContentType,
  /** As editors know it; members read its subject and its part. */
  title: line,
  /** On YouTube, Vimeo or Dailymotion. */
  videoUrl: link,
  rank: z._default(position, 0),
  ...shown,
});

/** A text with a page of its own, instead of the one of the release. */
export const TextRow = z.strictObject({
  key: TextKey,
  title: line,
  revised: Instant,
  sections: z
    .array(
      z.strictObject({
        /** Anchor; others link to it, so it stays when the title changes. */
        id: slug,
        title: line,
        html: Html,
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
  ...shown,
});
