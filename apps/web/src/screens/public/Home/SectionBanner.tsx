import { DynamicBanner } from '@potli/ui/commerce/DynamicBanner/DynamicBanner';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { bannersQuery } from '../../../queries/catalogueQueries.ts';
import { toBanner } from './toBanner.ts';

/** The banners that follow a section of home, matched by its name (spec, section 2). */
export function SectionBanner({ after }: { after: string }) {
  const { data = [] } = useQuery(bannersQuery(useApp().api));
  return data
    .filter((banner) => banner.sectionName === after)
    .map((banner) => <DynamicBanner key={banner.bannerImageUrl} banner={toBanner(banner)} />);
}
