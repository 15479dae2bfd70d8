import { Sections } from '@potli/ui/components/Layout/Sections';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { createPart } from '../../../hydration/createPart.ts';
import { Later } from '../../../hydration/Later.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { TopStores } from './TopStores.tsx';

/** What lies beyond the first screen. */
const rest = createPart(async () => (await import('./HomeRest.tsx')).HomeRest);

/** Home: all sections in their order, with the banners that follow them (docs/product/home.md#sections). */
export function Home({ data }: { data: HomeData }) {
  const { banners, categories = [], topStores = [] } = data;
  return (
    <>
      <Hero banners={banners} />
      <Sections ends="start">
        <Categories categories={categories} />
        <SectionBanner after="Categories" banners={banners} />
        <TopStores stores={topStores} />
        <SectionBanner after="Top Stores" banners={banners} />
      </Sections>
      <Later part={rest} props={{ data }} />
    </>
  );
}
