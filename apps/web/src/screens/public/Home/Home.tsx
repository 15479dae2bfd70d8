import type { Category } from '@potli/api/contract/categories';
import type { StoreSummary } from '@potli/api/contract/stores';
import { Sections } from '@potli/ui/Layout';
import { CategoryItem } from '../../../components/listing/CategoryItem.tsx';
import { StoreItem } from '../../../components/listing/StoreItem.tsx';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { LazyHydrate } from '../../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../../hydration/lazyPart.ts';
import { paths } from '../../../lib/paths.ts';
import { Hero } from './Hero.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { Shelf } from './Shelf.tsx';

/** The part below the first screen. */
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

function Categories({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <Shelf title="Categories" viewAllHref={paths.categories} perView={6}>
      {categories.map((category, index) => (
        <CategoryItem key={category.id} category={category} priority={index < 4 ? 'low' : 'lazy'} />
      ))}
    </Shelf>
  );
}

function TopStores({ stores }: { stores: readonly StoreSummary[] }) {
  if (stores.length === 0) return null;
  return (
    <Shelf title="Top Stores" viewAllHref={paths.stores} strung>
      {stores.map((store, index) => (
        <StoreItem key={store.id} store={store} priority={index < 4 ? 'low' : 'lazy'} strung />
      ))}
    </Shelf>
  );
}
