import { Combobox } from '@potli/ui/Combobox';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { ClaimProps } from './useDisputeMachine.ts';
import type { RecentClick } from './useRecentClicks.ts';

interface RecentClickChoiceProps extends ClaimProps {
  clicks: readonly RecentClick[];
}

/** A claim begins with the click that should have earned: it knows shop and time. */
export function RecentClickChoice({ state, send, clicks }: RecentClickChoiceProps) {
  const choose = (clickId: string) => {
    const click = clicks.find((one) => one.clickId === clickId);
    if (click) send({ type: 'source.given', ...click });
  };
  return (
    <Combobox
      label="Start from a recent click"
      note="(optional)"
      placeholder="Choose a click"
      emptyText="No click like this"
      hint="Fills in the store and the order time. You can change both."
      disabled={state.hasTag('busy')}
      options={clicks.map(({ clickId, name, clickTime }) => ({
        value: clickId,
        label: name,
        detail: formatDateTime(clickTime, 'N/A'),
      }))}
      value={state.context.clickId ?? ''}
      onValueChange={choose}
    />
  );
}
