import type { EndpointName, Page } from '@potli/api';
import { notFound } from '../errors/ProblemError.ts';
import { type CachedAnswer, encodeAnswer } from './CachedAnswer.ts';
import type { RequestContext } from './RequestContext.ts';
import { totalHeaders } from './respond.ts';

/** An answer that is remembered until the catalogue changes, under the call and its parsed input; 404 without one. */
async function remembered(
  { services }: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<CachedAnswer | undefined>,
): Promise<CachedAnswer> {
  const answer = await services.catalogue.remember(`${name} ${JSON.stringify(input)}`, load);
  if (!answer) throw notFound();
  return answer;
}

/** An answer of the catalogue, encoded once for all who ask the same; 404 where `load` finds nothing. */
export function cachedValue(
  context: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<object | undefined>,
): Promise<CachedAnswer> {
  return remembered(context, name, input, async () => {
    const value = await load();
    return value && encodeAnswer(value);
  });
}

/** The same for a page of a list, with its totals. */
export function cachedPage<Row>(
  context: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<Page<Row> | undefined>,
): Promise<CachedAnswer> {
  return remembered(context, name, input, async () => {
    const page = await load();
    return page && encodeAnswer(page.rows, totalHeaders(page));
  });
}
