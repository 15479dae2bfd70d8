import { type FileVerdict, type VerdictTone, verdicts } from '@potli/proof';
import { Callout, type CalloutProps } from '@potli/ui/Callout';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { TermsList } from '@potli/ui/TermsList';
import { CircleHelp, Info, ShieldAlert, ShieldCheck } from 'lucide';

/** A shield means that the shop guarantees it, so only files of the shop have one. */
const looks: Record<VerdictTone, Pick<CalloutProps, 'icon' | 'tone' | 'role'>> = {
  good: { icon: ShieldCheck, tone: 'money', role: 'status' },
  neutral: { icon: Info, tone: 'neutral', role: 'status' },
  warn: { icon: CircleHelp, tone: 'warn', role: 'status' },
  danger: { icon: ShieldAlert, tone: 'danger', role: 'alert' },
};

/** What the check of a file found, in words. */
export function VerdictPanel({ verdict }: { verdict: FileVerdict }) {
  const { words, tone } = verdicts[verdict.kind];
  const notice = (
    <Callout {...looks[tone]}>
      <strong>{words}</strong> {verdict.sentence}
    </Callout>
  );
  if (verdict.result !== 'sound') return notice;
  return (
    <Stack gap="x2">
      {notice}
      <FactList facts={verdict.facts.map(({ name, value }) => ({ label: name, value }))} />
      {verdict.limits.length > 0 && (
        <Stack gap="s">
          <Heading level={2} variant="h3">
            What this does not show
          </Heading>
          <TermsList items={verdict.limits} />
        </Stack>
      )}
    </Stack>
  );
}
