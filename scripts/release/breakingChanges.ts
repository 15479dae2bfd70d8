import type { Api } from './readApi.ts';

/** Something that code which compiled with the last release has to change. */
export interface BreakingChange {
  /** `ButtonProps.variant`, or a text that it no longer takes: `ButtonProps.variant "earn"`. */
  name: string;
  kind: 'removed' | 'required';
}

/** What a package has removed, or requires, since its last release. */
export function breakingChanges(released: Api, current: Api): BreakingChange[] {
  const isOld = (name: string) => released.all.has(name);
  const removed = [...released.own.keys()].filter((name) => !current.all.has(name));
  const outermost = removed.filter((name) => !removed.some((other) => isPartOf(name, other)));
  const required = [...current.own].filter(([name, { isRequired }]) => {
    const parent = name.replace(/(?:\.\w+|\(argument \d+\))$/, '');
    return isRequired && isOld(parent) && released.all.get(name)?.isRequired !== true;
  });
  const values = [...released.own].flatMap(([name, { values: old }]) => {
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
