import type { ClickQuestion } from '@potli/api/contract/clicks';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { DateText } from '@potli/ui/DateText';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Row, Stack } from '@potli/ui/Layout';
import { StoreLogo } from '@potli/ui/StoreLogo';
import { Text } from '@potli/ui/Text';
import { CircleAlert, CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { claimOfClick } from '../../lib/claimOfClick.ts';
import { useAnswerQuestion } from './useAnswerQuestion.ts';

/**
 * Asks whether a visit was a purchase (docs/product/clicks.md#did-you-buy). A yes leads to the claim; after a no thanks stand in
 * its place, with the focus, which the buttons had.
 */
export function BoughtQuestion({ question }: { question: ClickQuestion }) {
  const { answer, sending, notice, failure } = useAnswerQuestion(question);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) place.current?.focus();
  }, [notice]);
  const { storeName, storeImageUrl, clickTime, bought } = question;
  const visit = `at ${storeName} on ${formatDate(clickTime, 'N/A')}`;
  return (
    <div ref={place} tabIndex={-1}>
      {notice ? (
        <Callout icon={CircleCheck} role="status">
          {notice}
        </Callout>
      ) : (
        <Stack gap="m">
          <Row justify="between" gap="l" wrap>
            <Row gap="m">
              <StoreLogo src={storeImageUrl} size={44} />
              <Stack gap="xs">
                <Text as="strong" variant="cardTitle">
                  {bought ? 'You bought' : 'Did you buy'} at {storeName} on{' '}
                  <DateText instant={clickTime} missing="N/A" dayOnly />
                  {bought ? '.' : '?'}
                </Text>
                <Text variant="label" tone="muted">
                  {bought
                    ? 'Your claim is still to be sent: it needs the order ID and the amount.'
                    : 'No order has reached us from this visit. If there is one, you get your cashback by a claim.'}
                </Text>
              </Stack>
            </Row>
            <Row gap="s">
              {bought ? (
                <Button size="sm" href={claimOfClick(question.clickId)}>
                  Send the claim
                </Button>
              ) : (
                <Button
                  size="sm"
                  busy={sending === true}
                  onClick={() => answer(true)}
                  aria-label={`Yes, I bought ${visit}`}
                >
                  Yes
                </Button>
              )}
              <Button
                size="sm"
                variant="outline"
                busy={sending === false}
                onClick={() => answer(false)}
                aria-label={`No, I did not buy ${visit}`}
              >
                {bought ? 'I did not buy' : 'No'}
              </Button>
            </Row>
          </Row>
          {failure && (
            <Callout icon={CircleAlert} tone="danger" role="alert">
              {failure}
            </Callout>
          )}
        </Stack>
      )}
    </div>
  );
}
