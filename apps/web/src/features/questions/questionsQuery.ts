import type { Client } from '@potli/api/client';
import { listClickQuestions } from '@potli/api/contract/clicks';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../app/apiQuery.ts';

/** Visits without an order, about which the member is asked. */
export const questionsQuery = (api: Client) =>
  // an order may have arrived a moment ago
  queryOptions({ ...apiQuery(api, listClickQuestions, {}), staleTime: 0 });
