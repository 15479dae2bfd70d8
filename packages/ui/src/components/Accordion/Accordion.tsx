import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
  /** Shows beside the question, also while the answer is closed. */
  action?: ReactNode;
}

export interface AccordionProps {
  /** The questions and their answers, in order. An answer may hold links and lists. */
  items: readonly AccordionItem[];
  /** Heading level of the questions. */
  level?: 2 | 3 | 4;
  /** Index of the item that is open at first; none by default. */
  openAtFirst?: number;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open their answers. All answers are in the HTML and can be read without scripts. */
export function Accordion({ items, level = 3, openAtFirst }: AccordionProps) {
  const id = useId();
  const Question = headings[level];
  const keys = items.map(({ question }, index) => keyOf(question, items.slice(0, index)));
  return (
    <Radix.Root type="single" collapsible defaultValue={openAtFirst === undefined ? undefined : keys[openAtFirst]}>
      {items.map((item, index) => (
        <Radix.Item key={keys[index]} value={keys[index] ?? ''} className={styles.item}>
          <div className={styles.head}>
            <Radix.Header asChild>
              <Question className={styles.heading}>
                <Radix.Trigger className={styles.question} data-replay={`${id}-${index}`}>
                  {item.question}
                  <span className={styles.chevron}>
                    <Icon of={ChevronDown} />
                  </span>
                </Radix.Trigger>
              </Question>
            </Radix.Header>
            {item.action}
          </div>
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

/** The question is the key, so an open item stays open when another one goes. A repeated question gets a number. */
function keyOf(question: string, before: readonly AccordionItem[]): string {
  const same = before.filter((item) => item.question === question).length;
  return same === 0 ? question : `${question} ${same + 1}`;
}
