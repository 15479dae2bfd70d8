import type { HomeBanner } from '@potli/api/contract/home';
import { DynamicBanner } from '@potli/ui/DynamicBanner';
import { Container, Section } from '@potli/ui/Layout';
import { toBanner } from '../../../components/listing/toBanner.ts';

interface SectionBannerProps {
  /** Name of the section before it. */
  after: string;
  banners?: readonly HomeBanner[];
}

/** The banners that follow a section of home, matched by its name (docs/product/home.md#sections). */
export function SectionBanner({ after, banners = [] }: SectionBannerProps) {
  return banners
    .filter((banner) => banner.sectionName === after)
    .map((banner) => (
      <Section key={banner.bannerImageUrl}>
        <Container>
          <DynamicBanner banner={toBanner(banner)} />
        </Container>
      </Section>
    ));
}
