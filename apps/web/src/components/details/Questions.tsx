import { Accordion, type AccordionItem } from '@potli/ui/Accordion';

/** Questions that open their answers, the first one open. */
export function Questions({ items }: { items: readonly AccordionItem[] }) {
  return <Accordion items={items} openAtFirst={0} />;
}
