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
  /** The PIN. It is not in the page before it is asked for. */
  pin: string;
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
export function VoucherTicket({ title, validity, cardNumber, pin, labels, messages }: VoucherTicketProps) {
  const [shown, setShown] = useState(false);
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
            <dt className={styles.label}>{labels.pin}</dt>
            <dd className={styles.code}>{shown ? pin : <HiddenPin length={pin.length} label={labels.hidden} />}</dd>
            <dd className={styles.tools}>
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={shown ? labels.hidePin : labels.showPin}
                onClick={() => setShown(!shown)}
              />
              <CopyButton text={pin} label={labels.copyPin} messages={messages} variant="outline" />
            </dd>
          </dl>
        </div>
      </div>
    </div>
  );
}

function HiddenPin({ length, label }: { length: number; label: string }) {
  return (
    <span role="img" aria-label={label}>
      {'•'.repeat(length)}
    </span>
  );
}
