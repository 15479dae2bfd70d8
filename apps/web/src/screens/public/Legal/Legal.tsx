import { DateText } from '@potli/ui/DateText';
import { Prose } from '@potli/ui/Prose';
import { TextPage } from '@potli/ui/TextPage';
import { useApp } from '../../../app/App.tsx';
import type { LegalPage } from '../../../company/legalPages.ts';
import { PlainPage } from '../../../components/PlainPage.tsx';
import type { LegalText } from './LegalText.ts';

export interface LegalProps {
  page: LegalPage;
  /** The text as this site's product has it. */
  write: (productName: string) => LegalText;
}

/** A legal text with its table of contents. */
export function Legal({ page: { title, describe }, write }: LegalProps) {
  const { productName } = useApp().site;
  const { revised, sections } = write(productName);
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
        sections={sections.map(({ id, title, html }) => ({ id, title, content: <Prose html={html} /> }))}
      />
    </PlainPage>
  );
}
