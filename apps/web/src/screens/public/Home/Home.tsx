import type { Category } from '@potli/api/contract/categories';
import type { StoreSummary } from '@potli/api/contract/stores';
import { Container, Sections } from '@potli/ui/Layout';
import { ProofBar } from '@potli/ui/ProofBar';
import { Landmark, MessageCircleQuestionMark, ReceiptIndianRupee } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { CategoryItem } from '../../../components/listing/CategoryItem.tsx';
import { StoreItem } from '../../../components/listing/StoreItem.tsx';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { LazyHydrate } from '../../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../../hydration/lazyPart.ts';
import { paths } from '../../../lib/paths.ts';
import { Hero } from './Hero.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { Shelf } from './Shelf.tsx';

const proofs = [
  { icon: Landmark, text: 'No minimum payout', href: `${paths.about}#promises` },
  { icon: MessageCircleQuestionMark, text: 'A reason for every decline', href: `${paths.about}#promises` },
  { icon: ReceiptIndianRupee, text: 'A signed receipt for every click', href: paths.verify },
] as const;

/** The part below the first screen. */
const rest = lazyPart(async () => (await import('./HomeRest.tsx')).HomeRest);

/** Home: all sections in their order, with the banners that follow them (docs/product/home.md#sections). */
export function Home({ data }: { data: HomeData }) {
  const { banners, categories = [], topStores = [] } = data;
  return (
    <>
      <Hero banners={banners} />
      <Sections ends="start">
        <Proofs stores={topStores} />
        <Categories categories={categories} />
        <SectionBanner after="Categories" banners={banners} />
        <TopStores stores={topStores} />
        <SectionBanner after="Top Stores" banners={banners} />
      </Sections>
      <LazyHydrate part={rest} props={{ data }} />
    </>
  );
}

/** What only this shop can say, each a tap from its proof; and a store with its rate (docs/product/home.md#first-screen). */
function Proofs({ stores }: { stores: readonly StoreSummary[] }) {
  const { productName } = useApp().site;
  const best = stores.find(({ earnRewards }) => earnRewards);
  return (
    <Container>
      <ProofBar
        label={`Why shop through ${productName}`}
        store={
          best?.earnRewards
            ? {
                name: best.storeName,
                href: paths.store(best.urlSlug),
                imageUrl: best.storeImageUrl,
                reward: best.earnRewards,
              }
            : undefined
        }
        facts={proofs}
      />
    </Container>
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
