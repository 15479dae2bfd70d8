import { Check, Hourglass, X } from 'lucide';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface StatusProps {
  /** True is green with a tick, false is red with a cross. */
  success: boolean;
  /** Not decided yet: red, too, but another red, with an hourglass. */
  pending?: boolean;
  /** The outcome: "Success", "FAILED". */
  children: string;
}

/** The outcome of a payment, payout or order. */
export function Status({ success, pending = false, children }: StatusProps) {
  const { tone, icon } = looks[outcomeOf(success, pending)];
  return (
    <Badge tone={tone}>
      <Icon of={icon} size={14} />
      {children}
    </Badge>
  );
}

const looks = {
  success: { tone: 'money', icon: Check },
  pending: { tone: 'promote', icon: Hourglass },
  failure: { tone: 'danger', icon: X },
} as const;

function outcomeOf(success: boolean, pending: boolean): keyof typeof looks {
  if (success) return 'success';
  return pending ? 'pending' : 'failure';
}
