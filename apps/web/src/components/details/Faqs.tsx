import type { AccordionItem } from '@potli/ui/Accordion';
// The server sends the answers before their script loads, so their styles have to be in the page.
import '@potli/ui/Accordion.css';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { LazyHydrate } from '../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../hydration/lazyPart.ts';

/** Below the first screen, and the largest script of its page. */
const questions = lazyPart(async () => (await import('./Questions.tsx')).Questions);

/** Questions about a store or card, the first one open. Empty lists are left out. */
export function Faqs({ items }: { items: readonly AccordionItem[] }) {
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>FAQs</Heading>
      <LazyHydrate part={questions} props={{ items }} when="touched" />
    </Stack>
  );
}
