import type { TextKey } from '@potli/api/contract/textKeys';
import type { StaticText } from '@potli/api/contract/texts';
import { fillPolicyWords } from '@potli/api/contract/textWords';
import { releaseTexts } from '@potli/api/texts';

/** A text of this release, with the numbers of the rules, as hosts answer it. */
export function releaseText(key: TextKey): StaticText {
  const { sections, ...text } = releaseTexts[key];
  return { ...text, sections: sections.map(({ html, ...section }) => ({ ...section, html: fillPolicyWords(html) })) };
}
