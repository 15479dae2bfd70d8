import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { byIndex } from '../../styles/byIndex.ts';
import { ticketEdges } from '../../styles/ticketEdges.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ClickOutButton, type NamedClickOut } from '../ClickOutButton/ClickOutButton.tsx';
import { CopyableText, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { ShopLine, type ShopLineProps } from '../ShopLine/ShopLine.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import * as styles from './CouponTicket.css.ts';

const stubOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface CouponTicketTexts {
  /** "No code needed" */
  noCode: string;
  /** For screen readers: "Copy code {code}" */
  copy: TextTemplate<[code: string]>;
  /** "Till {day}" */
  till: TextTemplate<[day: string]>;
}

export interface CouponTicketProps {
  /** What the coupon gives: "₹100 off on grocery orders above ₹699" */
  name: string;
  /** Logo of the shop on the stub; null when there is none. */
  imageUrl: string | null | undefined;
  /** Missing when the coupon needs no code. */
  code?: string | null;
  /** "First order" */
  tag?: string | null;
  /** ISO 8601 instant. */
  expiresAt?: string | null;
  /** Missing where the shop is not known. */
  shop?: ShopLineProps;
  /** Position in the list; selects the colour of the stub. */
  index: number;
  /** "No code needed", the name of the copy button, and the last day. */
  texts: CouponTicketTexts;
  /** After a press on the code. */
  copyMessages: CopyButtonProps['messages'];
  /** The button to the shop: "Get Deal" */
  getDeal: NamedClickOut;
}

/** A coupon as a perforated ticket, for a Band with the tone `accent`. */
export function CouponTicket({
  name,
  imageUrl,
  code,
  tag,
  expiresAt,
  shop,
  index,
  texts,
  copyMessages,
  getDeal,
}: CouponTicketProps) {
  const { date } = useLocale();
  return (
    <article className={styles.ticket}>
      <div className={ticketEdges}>
        <div className={styles.body}>
          <div className={`${styles.stub} ${styles.stubColors[byIndex(stubOrder, index)]}`}>
            <span className={styles.ring}>
              <StoreLogo src={imageUrl} size={64} />
            </span>
          </div>
          <div className={styles.details}>
            <div className={styles.row}>
              {tag && <Badge tone="promote">{tag}</Badge>}
              {expiresAt && (
                <time className={styles.till} dateTime={expiresAt}>
                  {fillTemplate(texts.till, ['day'], date(expiresAt, ''))}
                </time>
              )}
            </div>
            <h3 className={styles.name}>{name}</h3>
            {shop && <ShopLine {...shop} />}
            <div className={styles.foot}>
              {code ? (
                <span className={styles.code}>
                  <CopyableText
                    text={code}
                    label={fillTemplate(texts.copy, ['code'], code)}
                    messages={copyMessages}
                    replayId={getDeal.replayId && `code-${getDeal.replayId}`}
                  />
                </span>
              ) : (
                <span className={styles.noCode}>{texts.noCode}</span>
              )}
              <div className={styles.out}>
                <ClickOutButton {...getDeal} subject={name} size="sm" />
              </div>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
