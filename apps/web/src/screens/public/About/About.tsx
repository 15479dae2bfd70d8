import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Grid, Row, Split, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Point } from '@potli/ui/motifs/Point';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { StepList } from '@potli/ui/StepList';
import { Text } from '@potli/ui/Text';
import { useApp } from '../../../app/App.tsx';
import { company, legalName } from '../../../company/company.ts';
import { PlainPage } from '../../../components/PlainPage.tsx';
import { paths } from '../../../lib/paths.ts';
import { describeAbout, promises, steps } from './aboutTexts.ts';

/** What the shop is, what it promises and who runs it (docs/product/company.md#about). */
export function About() {
  const { productName } = useApp().site;
  return (
    <PlainPage current="About">
      <Stack gap="x5">
        <Split aside={<img src="/art/menu.svg" alt="" width={358} height={300} />}>
          <Stack gap="x2">
            <Heading level={1} variant="displayL">
              About {productName}
            </Heading>
            <Text variant="bodyL" tone="muted">
              {describeAbout(productName)}
            </Text>
            <Text variant="prose" tone="muted">
              Stores pay us for every order we send them. We pass most of it on to the member who placed the order, and
              keep the rest to run the shop.
            </Text>
            <Row wrap>
              <Button href={paths.stores} variant="secondary">
                See all stores
              </Button>
              <Button href={paths.contact} variant="outline">
                Write to us
              </Button>
            </Row>
          </Stack>
        </Split>
        <section id="promises" aria-label="What we promise">
          <SectionHeading title="What we promise" />
          <Grid columns={2}>
            {promises.map((promise) => (
              <Panel as="article" key={promise.title}>
                <Point level={3} {...promise} />
              </Panel>
            ))}
          </Grid>
        </section>
        <Grid columns={2} gap="x5">
          <Stack as="section" gap="xl">
            <Heading level={2}>How cashback reaches you</Heading>
            <StepList items={steps} />
          </Stack>
          <Company />
        </Grid>
      </Stack>
    </PlainPage>
  );
}

/** Who runs the shop. */
function Company() {
  const { productName } = useApp().site;
  return (
    <Stack as="section" gap="xl">
      <Heading level={2}>Who runs it</Heading>
      <Stack gap="m">
        <Text>
          {productName} is run by {legalName(productName)}, {company.office}. Members must be {MIN_AGE_YEARS} or older.
        </Text>
        <Text>
          What you agree to and what we keep about you is written down in plain words:{' '}
          <Link href={paths.terms}>Terms & Conditions</Link>, <Link href={paths.refundPolicy}>Refund Policy</Link> and{' '}
          <Link href={paths.privacyPolicy}>Privacy Policy</Link>.
        </Text>
      </Stack>
    </Stack>
  );
}
