import { TermsList } from '@potli/ui/commerce/TermsList/TermsList';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';

/** What to know or have at hand, beside a form. */
export function Advice({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Panel as="section" tone="marigold">
      <Stack gap="m">
        <Heading level={2} variant="h3">
          {title}
        </Heading>
        <TermsList items={points} />
      </Stack>
    </Panel>
  );
}
