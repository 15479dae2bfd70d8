import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './TextPage.css.ts';

export interface TextSection {
  /** Anchor of the section: `#retention`. Do not change it: other pages link to it. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface TextPageProps {
  /** Heading of the page. */
  title: string;
  /** Summary of the page in one or two sentences. */
  lead: ReactNode;
  /** For example the date of the last change. */
  remark?: ReactNode;
  /** Title of the table of contents. */
  contentsLabel: string;
  /** The parts of the text; `id` is their address on the page. */
  sections: readonly TextSection[];
}

/** A long text with a sticky table of contents. */
export function TextPage({ title, lead, remark, contentsLabel, sections }: TextPageProps) {
  const contentsId = useId();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} variant="h1Detail">
          {title}
        </Heading>
        <Text variant="bodyL" tone="muted">
          {lead}
        </Text>
        {remark && (
          <Text variant="label" tone="muted">
            {remark}
          </Text>
        )}
      </div>
      <nav aria-labelledby={contentsId} className={styles.contents}>
        <Heading level={2} variant="h3" id={contentsId}>
          {contentsLabel}
        </Heading>
        <ol className={styles.places}>
          {sections.map((section) => (
            <li key={section.id} className={styles.place}>
              <Link href={`#${section.id}`} variant="plain">
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
            <Heading level={2} id={`${section.id}-title`}>
              {section.title}
            </Heading>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  );
}
