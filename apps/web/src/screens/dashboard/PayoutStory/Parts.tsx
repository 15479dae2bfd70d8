import type { PayoutPart, PayoutStory } from '@potli/api/contract/payouts';
import { DateText } from '@potli/ui/DateText';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import type { ReactNode } from 'react';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { isEarned, partText, signedRupees } from './partTexts.ts';

/** The orders and shares that a payout is made of, and their sum. */
export function Parts({ story: { amount, paidAgain, parts, rest } }: { story: PayoutStory }) {
  return (
    <Panel as="section">
      <Stack gap="l">
        <Heading level={2} variant="h3">
          What is in it
        </Heading>
        {paidAgain.map(({ id, amount: again, at }) => (
          <Text key={id} tone="muted">
            {`The ${signedRupees(again)} that did not arrive on `}
            <DateText instant={at} missing="" dayOnly />
            {' is in it. '}
            <Link href={memberPaths.payout(id)}>See that payout</Link>
          </Text>
        ))}
        <Stack as="ul" gap="l" aria-label="What is in it">
          {parts.filter(isEarned).map(toPart)}
          {rest.count > 0 && <PartLine title={`${pluralize(rest.count, 'more order')}`} amount={rest.amount} />}
          {parts.filter((part) => !isEarned(part)).map(toPart)}
          <PartLine title={<strong>Together</strong>} amount={amount} />
        </Stack>
      </Stack>
    </Panel>
  );
}

const toPart = (part: PayoutPart) => <Part key={part.reference ?? part.kind} part={part} />;

function Part({ part }: { part: PayoutPart }) {
  const { title, note } = partText(part);
  const linked = part.reference === null ? title : <Link href={memberPaths.order(part.reference)}>{title}</Link>;
  return <PartLine title={linked} note={note} amount={part.amount} />;
}

function PartLine({ title, note, amount }: { title: ReactNode; note?: string | undefined; amount: number }) {
  return (
    <Row as="li" justify="between" align="start" gap="l">
      <Stack as="span" gap="none">
        <Text as="span">{title}</Text>
        {note && (
          <Text as="span" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      <Text as="span" variant="storeName">
        {signedRupees(amount)}
      </Text>
    </Row>
  );
}
