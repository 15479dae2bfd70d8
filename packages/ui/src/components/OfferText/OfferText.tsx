import { Prose } from '../Prose/Prose.tsx';
import { RateTable } from '../RateTable/RateTable.tsx';
import { StepList } from '../StepList/StepList.tsx';
import { readOfferText } from './readOfferText.ts';

export interface OfferTextProps {
  /** HTML from the catalogue. */
  html: string;
}

/** A text of an offer: cashback as a list of rates, instructions as steps, other text as prose. */
export function OfferText({ html }: OfferTextProps) {
  const content = readOfferText(html);
  if (content.kind === 'rates') return <RateTable rates={content.rates} columns={1} />;
  if (content.kind === 'steps') return <StepList items={content.steps} />;
  return <Prose html={html} />;
}
