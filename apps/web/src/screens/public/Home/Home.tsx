import { Sections } from '@potli/ui/Layout';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { LazyHydrate } from '../../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../../hydration/lazyPart.ts';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { TopStores } from './TopStores.tsx';

/** What lies beyond the first screen. */
const rest = lazyPart(async () => (await import('./HomeRest.tsx')).HomeRest);

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
      <LazyHydrate part={rest} props={{ data }} />
    </>
  );
}
