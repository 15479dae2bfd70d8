import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import {
  type CreditCard,
  type CreditCardSummary,
  getCreditCardById,
  getCreditCardBySlug,
  listCreditCards,
} from '@potli/api/contract/creditCards';
import { bySlugOrId } from './bySlugOrId.ts';

/** A credit card by its slug, else by its id. */
export function fetchCreditCard(api: Client, slugOrId: string, signal: AbortSignal): Promise<CreditCard> {
  return bySlugOrId(
    () => api.call(getCreditCardBySlug, { params: { slug: slugOrId } }, { signal }),
    () => api.call(getCreditCardById, { params: { id: slugOrId } }, { signal }),
  );
}

/** One page of all credit cards, 64 at a time (docs/product/credit-cards.md#all-credit-cards). `page` counts from 1. */
export function fetchCreditCards(api: Client, page: number, signal: AbortSignal): Promise<Page<CreditCardSummary>> {
  return api.call(listCreditCards, { query: { pageNumber: page - 1, pageSize: 64 } }, { signal });
}
