import type { BadgeProps } from '@potli/ui/Badge';

interface StatusLook {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** What happens next. @param heldUntil day until which a claim on hold rests; may be empty */
  next?: (heldUntil: string) => string;
}

const onHold = (day: string) =>
  `We are waiting for an answer from the store.${day ? ` On ${day} we look at it again, whatever it says.` : ''}`;

const statuses: Record<string, StatusLook> = {
  RECEIVED: { label: 'Received', tone: 'info', next: () => 'We are looking at it.' },
  ON_HOLD: { label: 'On hold', tone: 'warn', next: onHold },
  NEED_INFO: { label: 'We need more', tone: 'warn', next: () => 'Answer here. Then we look at it again.' },
  SENT_TO_STORE: { label: 'Sent to store', tone: 'info', next: () => 'The store looks at it now.' },
  APPROVED: { label: 'Approved', tone: 'money' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
};

/** Label and color of a status. An unknown one is shown as it came. */
export function disputeStatus(status: string): StatusLook {
  return Object.hasOwn(statuses, status) && statuses[status] ? statuses[status] : { label: status, tone: 'neutral' };
}
