import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { ticketEdges } from '../../styles/ticketEdges.css.ts';
import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './VoucherTicket.css.ts';

export interface VoucherTicketProps {
  /** "Jhilmil Daughters · ₹1,000" */
  title: string;
  /** "Valid till 28-12-2027" */
  validity: string;
  /** The number in groups, as it is printed. */
  cardNumber: string;
  /** The PIN. It is not in the page before it is asked for; undefined where it has to be fetched, or is not for this reader. */
  pin?: string;
  /** Fetches the PIN: the ticket shows it once `pin` is there. Without it and without `pin`, there is no button. */
  onReveal?: () => void;
  /** The PIN is being fetched. */
  revealing?: boolean;
  /** In place of the PIN's buttons, where it is not for this reader: "Only Meera sees it" */
  note?: string;
  /** Names of the values and of the buttons. */
  labels: {
    cardNumber: string;
    pin: string;
    copyCardNumber: string;
    copyPin: string;
    showPin: string;
    hidePin: string;
    /** Read by screen readers instead of a hidden PIN. */
    hidden: string;
  };
  /** What a toast says after a value was copied, and who shows it. */
  messages: CopyButtonProps['messages'];
}

/** A gift voucher: its number, and its PIN on demand. */
export function VoucherTicket({ title, validity, cardNumber, labels, messages, ...secret }: VoucherTicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={ticketEdges}>
        <div className={styles.body}>
          <Text variant="cardTitle">{title}</Text>
          <Text variant="bodyS" tone="muted">
            {validity}
          </Text>
          <dl className={styles.facts}>
            <dt className={styles.label}>{labels.cardNumber}</dt>
            <dd className={styles.code}>{cardNumber}</dd>
            <dd className={styles.tools}>
              <CopyButton text={cardNumber} label={labels.copyCardNumber} messages={messages} variant="outline" />
            </dd>
            <Pin {...secret} labels={labels} messages={messages} />
          </dl>
        </div>
      </div>
    </div>
  );
}

/** What a PIN of unknown length is drawn as. */
const USUAL_LENGTH = 6;

type PinProps = Pick<VoucherTicketProps, 'pin' | 'onReveal' | 'revealing' | 'note' | 'labels' | 'messages'>;

function Pin({ pin, onReveal, revealing = false, note, labels, messages }: PinProps) {
  const [asked, setAsked] = useState(false);
  const shown = asked && pin !== undefined;
  const press = () => {
    if (revealing) return;
    setAsked(!shown);
    if (pin === undefined) onReveal?.();
  };
  return (
    <>
      <dt className={styles.label}>{labels.pin}</dt>
      <dd className={styles.code}>
        {shown ? pin : <HiddenPin length={pin?.length ?? USUAL_LENGTH} label={labels.hidden} />}
      </dd>
      <dd className={styles.tools}>
        {note && (
          <Text variant="bodyS" tone="muted">
            {note}
          </Text>
        )}
        {(pin !== undefined || onReveal) && (
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? labels.hidePin : labels.showPin}
            aria-busy={revealing || undefined}
            onClick={press}
          />
        )}
        {pin !== undefined && <CopyButton text={pin} label={labels.copyPin} messages={messages} variant="outline" />}
      </dd>
    </>
  );
}

function HiddenPin({ length, label }: { length: number; label: string }) {
  return (
    <span role="img" aria-label={label}>
      {'•'.repeat(length)}
    </span>
  );
}
