import { NETWORK_NAME } from './networkPairs.ts';

const STATUSES = ['tracked', 'approved', 'rejected'] as const;
type Status = (typeof STATUSES)[number];

/** Words for a status that networks have beside those that are known, by network and word. */
export type StatusWords = ReadonlyMap<string, Readonly<Record<string, Status>>>;

/**
 * Reads `network:word=status,network:word=status`, separated by commas or line ends. A word can have blanks.
 * @returns also one line per fault
 */
export function readStatusWords(text = ''): { words: StatusWords; faults: string[] } {
  const words = new Map<string, Record<string, Status>>();
  const faults: string[] = [];
  for (const entry of text.split(/[,\n]/).filter((each) => each.trim() !== '')) {
    const [, network = '', word = '', meaning = ''] =
      /^([^:=]*):([^=]*)=(.*)$/s.exec(entry)?.map((part) => part.trim()) ?? [];
    const status = STATUSES.find((each) => each === meaning.toLowerCase());
    if (!NETWORK_NAME.test(network) || word === '' || status === undefined) {
      faults.push(`STATUS_WORDS: "${entry.trim()}" must be network:word=${STATUSES.join(', network:word=')}`);
      continue;
    }
    const known = words.get(network)?.[word.toLowerCase()] ?? status;
    if (known !== status) faults.push(`STATUS_WORDS of ${network}: "${word}" has two meanings`);
    words.set(network, { ...words.get(network), [word.toLowerCase()]: status });
  }
  return { words, faults };
}
