import { Gift, MousePointerClick } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Row } from '../../components/Layout/Row.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ClickOutButton, type NamedClickOut } from '../ClickOutButton/ClickOutButton.tsx';
import { Pennant } from '../Pennant/Pennant.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './DealHead.css.ts';

export interface DealHeadProps {
  title: string;
  imageUrl: string | null | undefined;
  /** "Ends tonight" */
  tag?: string | null;
  /** Above the title: what kind of deal it is, and when it ends. */
  kind: ReactNode;
  /** Below the title: the clock and the code. */
  children: ReactNode;
  /** The way out: "Grab Deal" */
  grab: NamedClickOut;
  /** "Claim Cashback", for deals of shops that report sales by claim. */
  claim?: NamedClickOut;
  /** Explains the claim. */
  note?: string;
}

/** How the page of a deal begins: its picture, what it is, until when, the code and the way out. */
export function DealHead({ title, imageUrl, tag, kind, children, grab, claim, note }: DealHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.art}>
        <Picture src={imageUrl} width={600} height={436} priority="low" fallback={<Icon of={Gift} size={96} />} />
        {tag && <Pennant text={tag} />}
      </div>
      <div className={styles.summary}>
        <div className={styles.words}>
          <Row gap="m" wrap>
            {kind}
          </Row>
          <Heading level={1} variant="h1Detail">
            {title}
          </Heading>
        </div>
        {children}
        <div className={styles.bar}>
          <div className={styles.actions}>
            <div className={styles.grab}>
              <ClickOutButton {...grab} size="lg" block />
            </div>
            {claim && (
              <div className={styles.claim}>
                <ClickOutButton {...claim} variant="outline" size="lg" block />
              </div>
            )}
          </div>
        </div>
        {note && <Notice icon={MousePointerClick}>{note}</Notice>}
      </div>
    </div>
  );
}
