import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rank of the questions in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Index of the item that starts open; none when absent. */
  openAtFirst?: number;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open their answers. All answers are in the HTML, and readable without scripts. */
export function Accordion({ items, level = 3, openAtFirst }: AccordionProps) {
  const id = useId();
  const Question = headings[level];
  return (
    <Radix.Root type="single" collapsible defaultValue={openAtFirst === undefined ? undefined : `${openAtFirst}`}>
      {items.map((item, index) => (
        <Radix.Item key={item.question} value={`${index}`} className={styles.item}>
          <Radix.Header asChild>
            <Question>
              <Radix.Trigger className={styles.question} data-wake={`${id}-${index}`}>
                {item.question}
                <span className={styles.chevron}>
                  <Icon of={ChevronDown} />
                </span>
              </Radix.Trigger>
            </Question>
          </Radix.Header>
          <Radix.Content forceMount className={styles.answer}>
            <div className={styles.clip}>
              <div className={styles.text}>{item.answer}</div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
