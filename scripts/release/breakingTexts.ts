import type { BreakingChange } from './breakingChanges.ts';

/** A spelling that no longer works, and what is written in its place; null where nothing is. */
interface Respelling {
  old: string;
  current: string | null;
}

const BREAKING = /^( *)Breaking:\n\n?((?:\1(?:- | {2}).*\n?)+)/gm;
const PAIR = /`([^`]+)` → (?:`([^`]+)`|nothing: \S)/g;

/** The respellings that a changeset or change log lists after a line "Breaking:", as `old` → `new` or `old` → nothing: why. */
export function respellingsIn(text: string): Respelling[] {
  return [...text.matchAll(BREAKING)].flatMap(([, , list = '']) =>
    [...list.matchAll(PAIR)].map(([, old = '', current]) => ({ old, current: current ?? null })),
  );
}

/** Changes of which no changeset has the old and the new spelling, with what it has to say. */
export function unannounced(changes: readonly BreakingChange[], changesets: readonly string[]): string[] {
  const announced = changesets.flatMap(respellingsIn);
  const isAnnounced = ({ name, kind }: BreakingChange) =>
    kind === 'removed'
      ? announced.some(
          ({ old }) => beginsWith(name, old) || (/Props$/.test(name) && old === name.replace(/Props$/, '')),
        )
      : announced.some(({ current }) => current !== null && beginsWith(current, name));
  return changes.filter((change) => !isAnnounced(change)).map(toSentence);
}

/** `SortTexts.unsorted: 'Not sorted'` says how the member is written. */
const beginsWith = (text: string, name: string) =>
  text === name || (text.startsWith(name) && /^\W/.test(text.slice(name.length)));

const toSentence = ({ name, kind }: BreakingChange) =>
  kind === 'removed'
    ? `\`${name}\` is removed. Write in a changeset: "- \`${name}\` → \`…\`", or "→ nothing: …"`
    : `\`${name}\` is required now. Write in a changeset: "- \`…\` → \`${name}: …\`"`;
