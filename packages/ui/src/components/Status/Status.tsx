import { Check, X } from 'lucide';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface StatusProps {
  /** True is green with a tick, false is red with a cross. */
  success: boolean;
  /** The outcome: "Success", "FAILED". */
  children: string;
}

/** The outcome of a payment, payout or order. */
export function Status({ success, children }: StatusProps) {
  return (
    <Badge tone={success ? 'money' : 'danger'}>
      <Icon of={success ? Check : X} size={14} />
      {children}
    </Badge>
  );
}
