import { type ReactNode, useId } from 'react';
import { Band } from '../Band/Band.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Container, Section } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ShareBand.css.ts';

export interface ShareBandProps {
  /** "Share link & Earn Money" */
  title: string;
  /** What the member gets for it, in one sentence. */
  text: string;
  /** The SearchBox for a store or card. */
  field: ReactNode;
  /** The button "Get Link". */
  action: ReactNode;
  /** The created link with its share targets. */
  result?: ReactNode;
  /** Decorative picture, at the side on wide screens. */
  art: ReactNode;
}

/** The band in which a member creates a share link. */
export function ShareBand({ title, text, field, action, result, art }: ShareBandProps) {
  const id = useId();
  return (
    <Band tone="feature" hem="both" labelledBy={id}>
      <Section spacing="band">
        <Container>
          <div className={styles.columns}>
            <div className={styles.words}>
              <Heading level={2} variant="displayL" id={id}>
                {title}
              </Heading>
              <div className={styles.text}>
                <Text variant="bodyL" tone="onFeatureMuted">
                  {text}
                </Text>
              </div>
              <div className={styles.tools}>
                <div className={styles.form}>
                  {field}
                  {action}
                </div>
                {result}
              </div>
            </div>
            <div className={styles.art}>{art}</div>
          </div>
        </Container>
      </Section>
    </Band>
  );
}
