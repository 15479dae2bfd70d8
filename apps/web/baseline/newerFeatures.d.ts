/** What browsers have by one name, and whether all of it is newer than the baseline. */
type Newer = ReadonlySet<string>;
/** Interfaces and functions that a script finds by their name alone: `Iterator`, `scheduler`. */
export declare const newerGlobals: Newer;
/** `Promise.withResolvers`, `Intl.Segmenter`: members of what has a name of its own. */
export declare const newerStatics: Newer;
/** Members of objects, newer in every interface that has one of the name: `toSorted`, `checkVisibility`. */
export declare const newerMembers: Newer;
/** Attributes that every element has. */
export declare const newerAttributes: Newer;
/** One member of an interface: where a script finds it, and by which name. */
export interface NewerMember {
  /** `URL`, `Array` */
  owner: string;
  name: string;
  isStatic: boolean;
}
/** All members that are newer than the baseline, also those whose name an older interface has, too. */
export declare const allNewerMembers: readonly NewerMember[];
/** Names of CSS properties, at-rules, selectors and functions. */
export declare const newerStyles: {
  properties: Newer;
  atRules: Newer;
  selectors: Newer;
  functions: Newer;
  /** `property: value` */
  values: Newer;
};
