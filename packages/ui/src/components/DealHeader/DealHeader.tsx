import { Gift, MousePointerClick } from 'lucide';
import type { ReactNode } from 'react';
import { Pennant } from '../../motifs/Pennant/Pennant.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { ClickOutButton, type NamedClickOut } from '../ClickOutButton/ClickOutButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ShopLine, type ShopLineProps } from '../ShopLine/ShopLine.tsx';
import * as styles from './DealHeader.css.ts';

export interface DealHeaderProps {
  /** Name of the deal, the heading of the page. */
  title: string;
  /** Picture of the product; null when there is none. */
  imageUrl: string | null | undefined;
  /** "Ends tonight" */
  tag?: string | null;
  /** Above the title: the kind of deal, and when it ends. */
  kind: ReactNode;
  /** Missing where the shop is not known. */
  shop?: ShopLineProps;
  /** Below the title: the clock and the code. */
  children: ReactNode;
  /** The button to the shop, "Grab Deal"; missing when the deal is over. */
  grab?: NamedClickOut;
  /** Where to go when the deal is over. */
  instead?: ReactNode;
  /** "Claim Cashback", for deals of shops that report sales by claim. */
  claim?: NamedClickOut;
  /** Explains the claim. */
  note?: string;
}

/** The top of a deal's page: picture, kind, title, clock, code and the button to the shop. */
export function DealHeader({
  title,
  imageUrl,
  tag,
  kind,
  shop,
  children,
  grab,
  instead,
  claim,
  note,
}: DealHeaderProps) {
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
          {shop && <ShopLine {...shop} />}
        </div>
        {children}
        {(grab || claim) && (
          <div className={styles.bar}>
            <div className={styles.actions}>
              {grab && (
                <div className={styles.grab}>
                  <ClickOutButton {...grab} size="lg" block />
                </div>
              )}
              {claim && (
                <div className={styles.claim}>
                  <ClickOutButton {...claim} variant="outline" size="lg" block />
                </div>
              )}
            </div>
          </div>
        )}
        {instead}
        {note && <Callout icon={MousePointerClick}>{note}</Callout>}
      </div>
    </div>
  );
}
