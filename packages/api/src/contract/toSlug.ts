const MOST = 60;

/** A key out of a text that people typed: `When is it paid?` becomes `when-is-it-paid`. Empty where no letter of it can stand in a key. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
