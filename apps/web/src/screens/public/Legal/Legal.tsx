import { fillWords } from '@potli/api/contract/fillWords';
import type { StaticText } from '@potli/api/contract/texts';
import { DateText } from '@potli/ui/DateText';
import { Prose } from '@potli/ui/Prose';
import { TextPage } from '@potli/ui/TextPage';
import { useApp } from '../../../app/App.tsx';
import type { LegalPage } from '../../../company/legalPages.ts';
import { siteWords } from '../../../company/siteWords.ts';
import { PlainPage } from '../../../components/PlainPage.tsx';

export interface LegalProps {
  page: LegalPage;
  text: StaticText;
}

/** A legal text with its table of contents. */
export function Legal({ page: { describe }, text: { title, revised, sections } }: LegalProps) {
  const { productName } = useApp().site;
  const words = siteWords(productName);
  return (
    <PlainPage current={title}>
      <TextPage
        title={title}
        lead={describe(productName)}
        remark={
          <>
            Last revised <DateText instant={revised} missing="" dayOnly />
          </>
        }
        contentsLabel="On this page"
        sections={sections.map(({ id, title: heading, html }) => ({
          id,
          title: heading,
          content: <Prose html={fillWords(html, words)} />,
        }))}
      />
    </PlainPage>
  );
}
