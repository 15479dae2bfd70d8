import type { Api } from './readApi.ts';

/** Something that code which compiled with the last release has to change. */
export interface BreakingChange {
  /** `ButtonProps.variant`, or a text that it no longer takes: `ButtonProps.variant "earn"`. */
  name: string;
  kind: 'removed' | 'required';
}

/** What a package has removed, or requires, since its last release. */
export function breakingChanges(released: Api, current: Api): BreakingChange[] {
  const own = changesOf(released.own, released, current, current.own);
  // a type that nobody can name may go, if those who mention it keep what it had
  const named = own.filter(({ name }) => current.all.has(rootOf(name)) || released.addressed.has(rootOf(name)));
  const known = new Set(named.map(tailOf));
  const inherited = changesOf(released.all, released, current, current.all).filter(
    (change) => released.addressed.has(rootOf(change.name)) && !change.name.includes('(') && !known.has(tailOf(change)),
  );
  return [...named, ...inherited];
}

const rootOf = (name: string) => /^\w+/.exec(name)?.[0] ?? '';
/** A change of one member or text, by whichever type it is named: `BrandTokens.light.ink` is `Colors.ink`. */
const tailOf = ({ name, kind }: BreakingChange) => `${kind} ${(/".*"$/.exec(name) ?? /[^.]+$/.exec(name))?.[0]}`;

type Members = Api['all'];

function changesOf(before: Members, released: Api, current: Api, after: Members): BreakingChange[] {
  const removed = [...before.keys()].filter((name) => !current.all.has(name));
  const outermost = removed.filter((name) => !removed.some((other) => isPartOf(name, other)));
  const required = [...after].filter(([name, { isRequired }]) => {
    const parent = name.replace(/(?:\.\w+|\(argument \d+\))$/, '');
    return isRequired && released.all.has(parent) && released.all.get(name)?.isRequired !== true;
  });
  const values = [...before].flatMap(([name, { values: old }]) => {
    const taken = current.all.get(name)?.values;
    // where no texts are listed any more, others may be taken, too
    if (!taken || taken.size === 0) return [];
    return [...old].filter((value) => !taken.has(value)).map((value) => `${name} ${value}`);
  });
  return [
    ...[...outermost, ...values].map((name): BreakingChange => ({ name, kind: 'removed' })),
    ...required.map(([name]): BreakingChange => ({ name, kind: 'required' })),
  ];
}

const isPartOf = (name: string, whole: string) => name.startsWith(`${whole}.`) || name.startsWith(`${whole}(`);
