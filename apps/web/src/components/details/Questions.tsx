import { Accordion, type AccordionItem } from '@potli/ui/Accordion';

/** Questions with answers that open, the first one open at the start. */
export function Questions({ items }: { items: readonly AccordionItem[] }) {
  return <Accordion items={items} openAtFirst={0} />;
}
