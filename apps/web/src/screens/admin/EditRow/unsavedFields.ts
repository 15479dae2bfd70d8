import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { safeSessionStorage } from '../../../lib/safeLocalStorage.ts';

/** Fields that an editor changed and did not save. */
export interface Unsaved {
  changed: CatalogueFields;
  /** What was in these fields then: who changed them since is asked about. */
  before: CatalogueFields;
}

const KEY = 'unsavedRow';

/** Where a tab has what an editor did not save of a row: it outlives a reload and a session that ends. */
export function unsavedFields(email: string, kind: CatalogueKindName, key: string) {
  const name = `${KEY} ${email} ${kind} ${key}`;
  return {
    read(): Unsaved {
      const text = safeSessionStorage.read(name);
      return text === undefined ? { changed: {}, before: {} } : (JSON.parse(text) as Unsaved);
    },
    write({ changed, before }: Unsaved): void {
      if (Object.keys(changed).length === 0) safeSessionStorage.remove(name);
      // a field that is taken away is no JSON
      else
        safeSessionStorage.write(
          name,
          JSON.stringify({ changed, before }, (_, value: unknown) => value ?? null),
        );
    },
  };
}
export type UnsavedFields = ReturnType<typeof unsavedFields>;
