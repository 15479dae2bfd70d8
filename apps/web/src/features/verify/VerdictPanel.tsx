import type { FileVerdict } from '@potli/proof';
import { Callout } from '@potli/ui/Callout';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { TermsList } from '@potli/ui/TermsList';
import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide';

/** What the check of a file found, in words. */
export function VerdictPanel({ verdict }: { verdict: FileVerdict }) {
  if (verdict.result === 'unreadable')
    return (
      <Callout icon={CircleHelp} tone="warn" role="status">
        <strong>This cannot be checked.</strong> {verdict.sentence}
      </Callout>
    );
  if (verdict.result === 'broken')
    return (
      <Callout icon={ShieldAlert} tone="danger" role="alert">
        <strong>Do not trust this file.</strong> {verdict.sentence}
      </Callout>
    );
  return (
    <Stack gap="x2">
      <Callout icon={ShieldCheck} role="status">
        {verdict.sentence}
      </Callout>
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
