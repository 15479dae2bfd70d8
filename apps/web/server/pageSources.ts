import type { ClientOptions } from '@potli/api/client';

/** What a page was made of. Rendering knows neither the time nor the visitor, so from the same sources comes the same page. */
export interface PageSources {
  /** The ETag of each answer by the address that was asked; empty where an answer has none. */
  answers: ReadonlyMap<string, string>;
  /** Origins of pictures that its policy allows; undefined where they were not known. */
  pictures: readonly string[] | undefined;
  /** Categories that its footer leaves out; undefined where they were not known. */
  absentCategories: readonly string[] | undefined;
}

type Host = Pick<ClientOptions, 'host' | 'fetch'>;

/** A host that notes its answers. */
export function noteAnswers<Noted extends Host>(host: Noted): { answers: Map<string, string>; host: Noted } {
  const answers = new Map<string, string>();
  const fetch: Noted['fetch'] = async (url, init) => {
    const response = await host.fetch(url, init);
    answers.set(url, response.headers.get('etag') ?? '');
    return response;
  };
  return { answers, host: { ...host, fetch } };
}

/** Whether a page would be made of the same sources now. It asks for each again, which costs a small part of a render. */
export async function areUnchanged(
  { answers, pictures, absentCategories }: PageSources,
  now: { host: Host; pictures: () => Promise<readonly string[]>; absentCategories: () => Promise<readonly string[]> },
): Promise<boolean> {
  if (pictures === undefined || absentCategories === undefined || [...answers.values()].includes('')) return false;
  const allowed = await now.pictures().catch(() => undefined);
  if (allowed?.join() !== pictures.join()) return false;
  const absent = await now.absentCategories().catch(() => undefined);
  if (absent?.join() !== absentCategories.join()) return false;
  const asked = Array.from(answers, async ([url, etag]) => {
    const headers = { accept: 'application/json', 'if-none-match': etag };
    return (await now.host.fetch(url, { method: 'GET', headers })).status === 304;
  });
  return (await Promise.all(asked)).every(Boolean);
}
