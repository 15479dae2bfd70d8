import { cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const textHandlers: Pick<Handlers, 'getText'> = {
  getText: cachedValue((catalogue, { params: { key } }) => catalogue.text(key)),
};
