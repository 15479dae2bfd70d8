import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { MoneyText } from '@potli/ui/MoneyText';
import { Panel } from '@potli/ui/Panel';
import { RadioGroup } from '@potli/ui/RadioGroup';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { Rename } from './Rename.jsx';

const options = [
  { value: 'upi', label: 'UPI' },
  { value: 'bank', label: 'Bank' },
];

/** A server component: functions of the package are called here, components of both kinds are rendered. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>{`Deals of ${formatDate('2026-11-20T06:05:59Z', '')}`}</Heading>
      <Panel>
        <Badge tone="money">Server</Badge>
        <MoneyText rupees={125000} />
        <Button href="/deals">Shop Now</Button>
        <RadioGroup label="Payout" options={options} />
        <SegmentedControl label="Order" options={options} />
      </Panel>
      <Rename />
    </main>
  );
}
