import { Badge } from '@potli/ui/Badge';
import { Callout } from '@potli/ui/Callout';
import { CouponTicket } from '@potli/ui/CouponTicket';
import { Heading } from '@potli/ui/Heading';
import { Container, Grid, Row, Sections, Stack } from '@potli/ui/Layout';
import { Slider } from '@potli/ui/Slider';
import { StoreCard } from '@potli/ui/StoreCard';
import { Tabs } from '@potli/ui/Tabs';
import { useToast } from '@potli/ui/Toast';
import { Gift } from 'lucide';
import { useState } from 'react';
import { Claim } from './Claim.tsx';
import { Earnings } from './Earnings.tsx';
import { Look } from './Look.tsx';
import { stores } from './stores.ts';

export function App() {
  return (
    <Container as="main">
      <Sections ends="page">
        <Stack gap="l">
          <Row justify="between" align="center" wrap>
            <Row gap="s" align="center">
              <Heading level={1}>Stores with cashback</Heading>
              <Badge tone="promote">New</Badge>
            </Row>
            <Look />
          </Row>
          <Callout icon={Gift}>Your first purchase earns twice.</Callout>
          <Tabs
            label="Parts of the page"
            tabs={[
              { value: 'stores', label: 'Stores', content: <Stores /> },
              { value: 'coupons', label: 'Coupons', content: <Coupons /> },
              { value: 'earnings', label: 'Earnings', content: <Earnings /> },
            ]}
          />
          <Row>
            <Claim />
          </Row>
        </Stack>
      </Sections>
    </Container>
  );
}

function Stores() {
  const [least, setLeast] = useState(0);
  return (
    <Stack gap="m">
      <Slider label="Least cashback" max={12} value={least} onValueChange={setLeast} valueText="{value} %" />
      <Grid columns={4} gap="m">
        {stores
          .filter(({ percent }) => percent >= least)
          .map(({ id, name, percent }) => (
            <StoreCard key={id} name={name} href={`#${id}`} imageUrl={null} reward={`Up to ${percent}% Cashback`} />
          ))}
      </Grid>
    </Stack>
  );
}

function Coupons() {
  const toast = useToast();
  return (
    <CouponTicket
      name="₹200 off your first order"
      imageUrl={null}
      code="JUTTI200"
      expiresAt="2030-01-31T18:29:00Z"
      index={0}
      texts={{ noCode: 'No code needed', copy: 'Copy the code {code}', till: 'Till {day}' }}
      copyMessages={{
        copied: 'Code copied',
        failed: 'The code could not be copied',
        onMessage: (text, tone) => toast[tone](text),
      }}
      getDeal={{ text: 'Get the deal', href: '#juttigali' }}
    />
  );
}
