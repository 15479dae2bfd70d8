import { CategoryHeader } from '@potli/ui/CategoryHeader';
import { Grid, Stack } from '@potli/ui/Layout';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { StoreItems } from '../../../components/listing/StoreItem.tsx';
import type { CategoryContents } from '../../../features/catalogue/categories.ts';
import { paths } from '../../../lib/paths.ts';
import { CategoryList } from './CategoryList.tsx';
import { categoryAddress } from './categoryAddress.ts';
import { toContentsText } from './toContentsText.ts';

export interface CategoryDetailsProps {
  contents: CategoryContents;
  /** Pages of stores and of gift cards, each counting from 1. */
  page: number;
  giftPage: number;
}

/** One category: its stores and its gift cards, each with pages of its own. */
export function CategoryDetails({ contents, page, giftPage }: CategoryDetailsProps) {
  const { category, banners, stores, giftCards, failures } = contents;
  const { name, urlSlug } = category;
  return (
    <ListPage
      title={name}
      head={<CategoryHeader name={name} text={toContentsText(contents)} imageUrl={category.imageUrl} />}
      current={name}
      trail={[{ href: paths.categories, label: 'All categories' }]}
      banners={banners}
    >
      <Stack gap="x4">
        <CategoryList
          title="Stores"
          listed={stores}
          failure={failures.stores}
          nothing="No stores available in this category"
          page={page}
          addressOf={(to) => categoryAddress(urlSlug, { page: to, giftPage })}
        >
          {(rows) => (
            <Grid columns={4}>
              <StoreItems stores={rows} />
            </Grid>
          )}
        </CategoryList>
        <CategoryList
          title="Gift Cards"
          listed={giftCards}
          failure={failures.giftCards}
          nothing="No gift cards available in this category"
          page={giftPage}
          addressOf={(to) => categoryAddress(urlSlug, { page, giftPage: to })}
        >
          {(rows) => (
            <Grid columns={4}>
              <GiftCardFaces giftCards={rows} />
            </Grid>
          )}
        </CategoryList>
      </Stack>
    </ListPage>
  );
}
