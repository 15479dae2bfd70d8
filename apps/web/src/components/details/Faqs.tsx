import type { AccordionItem } from '@potli/ui/Accordion';
// The answers stand in the page before their script does, and so must their styles.
import '@potli/ui/Accordion.css';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { LazyHydrate } from '../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../hydration/lazyPart.ts';

/** Below the first screen, and the heaviest thing of its page. */
const questions = lazyPart(async () => (await import('./Questions.tsx')).Questions);

/** Questions about a store or card, the first one open; nothing where there are none. */
export function Faqs({ items }: { items: readonly AccordionItem[] }) {
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>FAQs</Heading>
      <LazyHydrate part={questions} props={{ items }} />
    </Stack>
  );
}
