import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Prose } from '@potli/ui/Prose';

/** A text of the catalogue under its heading. Empty texts are left out, with their heading. */
export function DetailText({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{title}</Heading>
      <Prose html={html} />
    </Stack>
  );
}
