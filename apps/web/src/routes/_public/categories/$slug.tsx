import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../../components/listing/pageNumber.ts';
import { fetchCategory } from '../../../features/catalogue/categories.ts';
import { markIncomplete } from '../../../features/catalogue/incomplete.ts';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { CategoryDetails } from '../../../screens/public/CategoryDetails/CategoryDetails.tsx';
import { categoryHead } from '../../../screens/public/CategoryDetails/categoryHead.ts';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';

export interface CategorySearch {
  /** Page of the stores. */
  page?: number;
  /** Page of the gift cards. */
  giftPage?: number;
}

export const Route = createFileRoute('/_public/categories/$slug')({
  validateSearch: ({ page, giftPage }): CategorySearch => ({ page: pageNumber(page), giftPage: pageNumber(giftPage) }),
  loaderDeps: ({ search: { page = 1, giftPage = 1 } }) => ({ page, giftPage }),
  loader: ({ context: { api }, params: { slug }, deps, abortController: { signal } }) =>
    orNotFound(fetchCategory(api, { slug, ...deps }, signal)),
  headers: markIncomplete,
  head: ({ loaderData, match: { context, search } }) => categoryHead(loaderData, search, context.site),
  component: CategoryPage,
  pendingComponent: ListLoading,
  notFoundComponent: NotFound,
});

function CategoryPage() {
  const { page = 1, giftPage = 1 } = Route.useSearch();
  return <CategoryDetails contents={Route.useLoaderData()} page={page} giftPage={giftPage} />;
}
