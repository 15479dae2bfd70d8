import { Check, X } from 'lucide';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface StatusProps {
  /** Green with a tick; anything else is red with a cross. */
  success: boolean;
  /** Names the outcome: "Success", "FAILED". Colour and icon only repeat it. */
  children: string;
}

/** How a payment, payout or order ended. */
export function Status({ success, children }: StatusProps) {
  return (
    <Badge tone={success ? 'money' : 'danger'}>
      <Icon of={success ? Check : X} size={14} />
      {children}
    </Badge>
  );
}
