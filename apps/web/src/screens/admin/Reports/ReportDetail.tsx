import type { WaitingReport } from '@potli/api/contract/adminReports';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { TextArea } from '@potli/ui/TextArea';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { AssignReport } from './AssignReport.tsx';
import { CloseReport } from './CloseReport.tsx';
import { ReplayReport } from './ReplayReport.tsx';

/** Below a report: what was sent, and what a person can do about it. */
export function ReportDetail({ report }: { report: WaitingReport }) {
  const { problem, sender, claim, body } = report;
  return (
    <Stack gap="l">
      <FactList facts={factsOf(report)} />
      {claim !== null && (
        <Text>
          {'Somebody has to say whether this is the order of '}
          <Link href={`${adminPaths.claims}?find=${claim}`}>{`claim ${claim}`}</Link>
          {'.'}
        </Text>
      )}
      {body !== null && (
        <TextArea
          label="What was sent"
          hint="Persons are masked, and of a large one the beginning is shown."
          value={body}
          rows={4}
          readOnly
        />
      )}
      {sender === 'network' && problem !== 'otherBody' && <ReplayReport report={report} />}
      {problem !== 'refused' && problem !== 'otherBody' && <AssignReport report={report} />}
      <CloseReport report={report} />
    </Stack>
  );
}

const senders: Record<WaitingReport['sender'], string> = {
  network: 'Network',
  bank: 'Bank',
  payment: 'Payment provider',
};

function factsOf({ sender, network, clickId, adapter, times, lastAt, byteCount, problem }: WaitingReport) {
  return [
    { label: senders[sender], value: network },
    ...(problem === 'refused' ? [] : [{ label: 'Click', value: clickId ?? 'None' }]),
    { label: 'Adapter', value: adapter ?? 'Not stored' },
    { label: 'Size', value: byteCount === null ? 'Not stored' : `${byteCount} bytes` },
    ...(times > 1
      ? [
          { label: 'Came', value: `${times} times` },
          { label: 'The last time', value: formatDateTime(lastAt, '') },
        ]
      : []),
  ];
}
