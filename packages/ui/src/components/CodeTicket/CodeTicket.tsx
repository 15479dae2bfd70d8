import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { ticketEdges } from '../../styles/ticketEdges.css.ts';
import { CopyableText, CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CodeTicket.css.ts';

export interface CodeTicketProps {
  /** "Coupon code" */
  label: string;
  /** The code as it is typed at the shop; null when the deal needs none. */
  code: string | null | undefined;
  /** Replaces a missing code: "N/A" */
  noCodeText: string;
  /** How the code is copied, by its button or a press on the code itself; neither is there without it or a code. */
  copy?: Pick<CopyButtonProps, 'label' | 'messages' | 'replayId'> & {
    /** For screen readers: "Copy code {code}" */
    codeLabel: TextTemplate<[code: string]>;
  };
}

/** A coupon code to copy. */
export function CodeTicket({ label, code, noCodeText, copy }: CodeTicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={ticketEdges}>
        <div className={styles.body}>
          <div className={styles.words}>
            <Text variant="bodyS" tone="muted">
              {label}
            </Text>
            <p className={styles.code}>
              {code && copy ? (
                <CopyableText
                  text={code}
                  label={fillTemplate(copy.codeLabel, ['code'], code)}
                  messages={copy.messages}
                  replayId={copy.replayId && `code-${copy.replayId}`}
                />
              ) : (
                code || noCodeText
              )}
            </p>
          </div>
          {code && copy && (
            <CopyButton
              text={code}
              label={copy.label}
              size="md"
              messages={copy.messages}
              replayId={copy.replayId && `copy-${copy.replayId}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}
