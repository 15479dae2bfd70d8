import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { Heading } from '@potli/ui/Heading';
import { Container, Sections, Split, Stack } from '@potli/ui/Layout';
import { OfferText } from '@potli/ui/OfferText';
import { TermsList } from '@potli/ui/TermsList';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import type { FlashDeal } from '../../../features/catalogue/offers.ts';
import { paths } from '../../../lib/paths.ts';
import { DealSummary } from './DealSummary.tsx';

const trail = [
  { href: paths.home, label: 'Home' },
  { href: paths.deals, label: 'Deals' },
];

/**
 * Everything about one flash deal, its countdown and code, and the way to the shop (docs/product/offers.md#deal-page).
 */
export function DealDetails({ deal }: { deal: FlashDeal }) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs label="Breadcrumb" trail={trail} current={deal.offerName} />
        <Stack gap="x5">
          <DealSummary deal={deal} />
          <Split
            aside={
              deal.termsAndConditions.length > 0 && (
                <SidePanel title="Terms">
                  <TermsList items={deal.termsAndConditions} />
                </SidePanel>
              )
            }
          >
            <Stack gap="x4">
              {textsOf(deal).map(({ title, html }) => (
                <Stack key={title} as="section" gap="m">
                  <Heading level={2}>{title}</Heading>
                  <OfferText html={html} />
                </Stack>
              ))}
            </Stack>
          </Split>
        </Stack>
      </Sections>
    </Container>
  );
}

/** The texts that this deal has. */
function textsOf(deal: FlashDeal) {
  return [
    { title: 'About this Offer', html: deal.aboutThisOffer },
    { title: 'Cashback Details', html: deal.cashbackDetails },
    { title: 'How to Get this Offer', html: deal.getThisOffer },
    { title: 'About the Store', html: deal.aboutStore },
  ].filter(({ html }) => html.trim() !== '');
}
