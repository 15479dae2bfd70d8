import { Accordion } from '@potli/ui/Accordion';
import { Badge } from '@potli/ui/Badge';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { Button } from '@potli/ui/Button';
import { Countdown } from '@potli/ui/Countdown';
import { DealCard } from '@potli/ui/DealCard';
import { FactList } from '@potli/ui/FactList';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Container, Grid, Row, Sections, Split, Stack } from '@potli/ui/Layout';
import { MoneyText } from '@potli/ui/MoneyText';
import { Panel } from '@potli/ui/Panel';
import { StoreCard } from '@potli/ui/StoreCard';
import { Text } from '@potli/ui/Text';
import { ClaimForm } from './ClaimForm';

/** The page is rendered anew each hour, in seconds. */
export const revalidate = 3600;

const DAY_MS = 24 * 60 * 60 * 1000;

const timeTexts = {
  endsIn: 'Ends in',
  endsOn: 'Ends on',
  expired: 'Expired',
  units: { day: 'd', hour: 'h', minute: 'm', underAMinute: 'under 1m' },
};

/** A server component: texts are templates, and no function is passed. */
export default function Page() {
  const endsAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
  return (
    <Container as="main">
      <Sections ends="page">
        <Stack gap="l">
          <Breadcrumbs label="You are here" trail={[{ href: '/', label: 'Home' }]} current="Deals" />
          <Row gap="s" align="center" wrap>
            <Heading level={1}>Deals of the day</Heading>
            <Badge tone="money">{`Since ${formatDate('2026-11-20T06:00:00Z', '')}`}</Badge>
          </Row>
          <Countdown
            expiresAt={endsAt}
            texts={{
              units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
              endsIn: 'Ends in {time}',
              endsOn: 'Ends on {time}',
              expired: 'These deals are over',
            }}
          />
          <Grid columns={3} gap="m">
            {['Juttis, three pairs', 'Silk dupatta'].map((name) => (
              <DealCard
                key={name}
                name={name}
                href="/#deal"
                imageUrl={null}
                tag="Today"
                expiresAt={endsAt}
                timeTexts={timeTexts}
                grab={{ text: 'Grab the deal', href: '/#grab' }}
              />
            ))}
            <StoreCard name="Juttigali" href="/#store" imageUrl={null} reward="Up to 12% Cashback" />
          </Grid>
          <Split
            aside={
              <Panel>
                <Stack gap="s">
                  <Text tone="muted">Your cashback</Text>
                  <MoneyText rupees={125000} />
                  <FactList
                    facts={[
                      { label: 'Orders', value: '14' },
                      { label: 'Since', value: formatDate('2024-04-01T06:30:00Z', '') },
                    ]}
                  />
                  <Button href="/#payout">Get it paid</Button>
                </Stack>
              </Panel>
            }
          >
            <ClaimForm />
          </Split>
          <Accordion
            items={[
              { question: 'When is my cashback paid?', answer: 'When the store has paid for the order.' },
              { question: 'Why is an order missing?', answer: 'A blocker of ads may have cut the way to the store.' },
            ]}
          />
        </Stack>
      </Sections>
    </Container>
  );
}
