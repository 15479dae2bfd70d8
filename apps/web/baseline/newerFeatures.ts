import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { isNewer, isNewerOnComputers } from './isNewer.ts';

// its own module reads the file relative to a working folder
const { api, css, html, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What browsers have by one name, and whether all of it is newer than the baseline. */
type Newer = ReadonlySet<string>;

const entries = (group: Identifier | undefined) =>
  Object.entries(group ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

const isNew = ({ __compat }: Identifier) => __compat !== undefined && isNewer(__compat.support);

const newOnes = (group: Identifier | undefined): [string, Identifier][] =>
  entries(group).filter(([, feature]) => isNew(feature));

const newStyles = (group: Identifier | undefined): [string, Identifier][] =>
  entries(group).filter(([, { __compat }]) => __compat !== undefined && isNewerOnComputers(__compat.support));

const { builtins } = javascript;
const interfaces = [...entries(api as Identifier), ...entries(builtins)];

/** Interfaces and functions that a script finds by their name alone: `Iterator`, `scheduler`. */
export const newerGlobals: Newer = onlyNewer([
  ...interfaces.map(([name, feature]) => [name, isNew(feature)] as const),
  ...['Window', 'WorkerGlobalScope'].flatMap((scope) =>
    entries(api[scope]).map(([name, feature]) => [name.replace(/_static$/, ''), isNew(feature)] as const),
  ),
]);

/** `Promise.withResolvers`, `Intl.Segmenter`: members of what has a name of its own. */
export const newerStatics: Newer = onlyNewer([
  ...entries(api as Identifier).flatMap(([name, feature]) =>
    entries(feature)
      .filter(([member]) => member.endsWith('_static'))
      .map(([member, one]) => [`${name}.${member.replace(/_static$/, '')}`, isNew(one)] as const),
  ),
  ...entries(builtins).flatMap(([name, feature]) =>
    entries(feature).map(([member, one]) => [`${name}.${member}`, isNew(one)] as const),
  ),
]);

/** Objects of a page that its scripts handle. Members of others have names that code gives to fields of its own, too. */
const OF_PAGES =
  /^(Node|Element|(HTML|SVG)(?!Image|Model|Portal|Fenced|Selected)\w*Element|Document|DocumentFragment|ShadowRoot|EventTarget|\w*Event|Abort\w+|URL|URLSearchParams|Headers|Request|Response|Blob|File|FormData|Crypto|SubtleCrypto|Clipboard|ClipboardItem|Performance|Storage|History|Location|Range|Selection|Animation|CSSStyleSheet|MediaQueryList|ReadableStream|TextDecoder|\w+Observer)$/;

const isStandard = ({ __compat }: Identifier) =>
  __compat?.status?.standard_track === true && !__compat.status.deprecated && !__compat.status.experimental;

/** Members of objects, newer in every interface that has one of the name: `toSorted`, `checkVisibility`. */
export const newerMembers: Newer = onlyNewer(
  [...interfaces, ...entries(builtins?.Intl)].flatMap(([owner, feature]) =>
    entries(feature)
      .filter(([member]) => !/_(static|event)$/.test(member))
      .map(([member, one]) => {
        const counts = owner in (builtins ?? {}) || (OF_PAGES.test(owner) && isStandard(one));
        return { member, one, counts };
      })
      .filter(({ one, counts }) => counts || !isNew(one))
      .map(({ member, one }) => [member, isNew(one)] as const),
  ),
);

/** Attributes that every element has. */
export const newerAttributes: Newer = new Set(newOnes(html.global_attributes).map(([name]) => name));

/** One member of an interface: where a script finds it, and by which name. */
export interface NewerMember {
  /** `URL`, `Array` */
  owner: string;
  name: string;
  isStatic: boolean;
}

/** All members that are newer than the baseline, also those whose name an older interface has, too. */
export const allNewerMembers: readonly NewerMember[] = interfaces.flatMap(([owner, feature]) =>
  newOnes(feature)
    .filter(([name]) => name !== owner && !name.endsWith('_event') && /^\w+$/.test(name))
    .map(([name]) => ({ owner, name: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') })),
);

/** Names of CSS properties, at-rules, selectors and functions. */
export const newerStyles = {
  properties: new Set(newStyles(css.properties).map(([name]) => name)) as Newer,
  atRules: new Set(newStyles(css['at-rules']).map(([name]) => name)) as Newer,
  selectors: new Set(newStyles(css.selectors).map(([name]) => name)) as Newer,
  functions: new Set([
    ...newStyles(css.types).map(([name]) => name),
    ...newStyles(css.types?.color).map(([name]) => name),
  ]) as Newer,
  /** `property: value` */
  values: new Set(
    entries(css.properties).flatMap(([property, feature]) =>
      newStyles(feature).map(([value]) => `${property}: ${value.replaceAll('_', '-')}`),
    ),
  ) as Newer,
};

function onlyNewer(features: readonly (readonly [name: string, isNew: boolean])[]): Newer {
  const old = new Set(features.filter(([, isNewOne]) => !isNewOne).map(([name]) => name));
  return new Set(features.map(([name]) => name).filter((name) => !old.has(name)));
}
