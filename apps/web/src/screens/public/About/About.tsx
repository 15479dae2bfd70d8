import { Point } from '@potli/ui/commerce/Point/Point';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { StepList } from '@potli/ui/commerce/StepList/StepList';
import { Button } from '@potli/ui/components/Button/Button';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Row } from '@potli/ui/components/Layout/Row';
import { Split } from '@potli/ui/components/Layout/Split';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Text } from '@potli/ui/components/Text/Text';
import { useApp } from '../../../app/App.tsx';
import { PlainPage } from '../../../components/PlainPage.tsx';
import { describeAbout, promises, steps } from './aboutTexts.ts';
import { Company } from './Company.tsx';

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
            <Text variant="bodyL" tone="ink2">
              {describeAbout(productName)}
            </Text>
            <Text variant="prose" tone="ink2">
              Stores pay us for every order we send them. We pass most of it on to the member who placed the order, and
              keep the rest to run the shop.
            </Text>
            <Row wrap>
              <Button href="/stores" variant="action">
                See all stores
              </Button>
              <Button href="/contact" variant="outline">
                Write to us
              </Button>
            </Row>
          </Stack>
        </Split>
        <section aria-label="What we promise">
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
