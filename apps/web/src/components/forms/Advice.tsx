import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { TermsList } from '@potli/ui/TermsList';

/** Advice beside a form. */
export function Advice({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Panel as="section" tone="highlight">
      <Stack gap="m">
        <Heading level={2} variant="h3">
          {title}
        </Heading>
        <TermsList items={points} />
      </Stack>
    </Panel>
  );
}
