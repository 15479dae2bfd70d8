import { Badge } from '../../components/Badge/Badge.tsx';
import { byIndex } from '../byIndex.ts';
import { type ClickOut, ClickOutButton } from '../ClickOutButton/ClickOutButton.tsx';
import { formatDate } from '../format/formatDateTime.ts';
import { StoreMark } from '../StoreMark/StoreMark.tsx';
import { scallops } from '../scallops.css.ts';
import * as styles from './CouponTicket.css.ts';
import { ring, stub, stubColors } from './stub.css.ts';
import * as words from './words.css.ts';

const stubOrder = ['leaf', 'wine', 'peacock', 'rani', 'aubergine', 'neel', 'tota', 'geru', 'clay'] as const;

export interface CouponTicketProps {
  name: string;
  imageUrl: string | null | undefined;
  /** Without a code none is needed. */
  code?: string | null;
  /** "First order" */
  tag?: string | null;
  /** ISO 8601 instant. */
  expiresAt?: string | null;
  /** Place in the list; chooses the colour of the stub. */
  index: number;
  getDeal: ClickOut;
}

/** A coupon as a perforated ticket; stands on the `coupon` ground. */
export function CouponTicket({ name, imageUrl, code, tag, expiresAt, index, getDeal }: CouponTicketProps) {
  return (
    <article className={styles.ticket}>
      <div className={scallops}>
        <div className={styles.body}>
          <div className={`${stub} ${stubColors[byIndex(stubOrder, index)]}`}>
            <span className={ring}>
              <StoreMark src={imageUrl} size={64} />
            </span>
          </div>
          <div className={styles.details}>
            <div className={styles.row}>
              {tag && <Badge tone="rani">{tag}</Badge>}
              {expiresAt && (
                <time className={words.till} dateTime={expiresAt}>
                  Till {formatDate(expiresAt)}
                </time>
              )}
            </div>
            <h3 className={words.name}>{name}</h3>
            <div className={styles.foot}>
              {code ? <span className={words.code}>{code}</span> : <span className={words.noCode}>No code needed</span>}
              <ClickOutButton {...getDeal} text="Get Deal" subject={name} size="sm" />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
