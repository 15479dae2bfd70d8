import type { FaqEntry, UserDashboard } from '@potli/api/contract/dashboardContent';

/** A list of the dashboard's content, by content type, from which an admin deletes. */
export interface ContentList<Entry> {
  read(content: UserDashboard, contentType: string): readonly Entry[];
  /** The content with other entries of one type. A type that is not there any more comes back at the end. */
  write(content: UserDashboard, contentType: string, entries: readonly Entry[]): UserDashboard;
  isSame(one: Entry, other: Entry): boolean;
}

/** An entry and its content type. */
export interface PlacedEntry<Entry> {
  contentType: string;
  entry: Entry;
}

export const faqs: ContentList<FaqEntry> = {
  read: ({ userDashboardFAQ }, contentType) => find(userDashboardFAQ, contentType)?.faqList ?? [],
  write: (content, contentType, faqList) => ({
    ...content,
    userDashboardFAQ: withGroup(content.userDashboardFAQ, { contentType, faqList: [...faqList] }),
  }),
  isSame: (one, other) => one.question === other.question && one.answer === other.answer,
};

/** Addresses of players. */
export const videos: ContentList<string> = {
  read: ({ userDashboardVideos }, contentType) => find(userDashboardVideos, contentType)?.videoList ?? [],
  write: (content, contentType, videoList) => ({
    ...content,
    userDashboardVideos: withGroup(content.userDashboardVideos, { contentType, videoList: [...videoList] }),
  }),
  isSame: (one, other) => one === other,
};

/** Where an entry is among those of its type, counted from 0; -1 where it is not. Of two equal ones the first counts. */
export function placeOf<Entry>(
  list: ContentList<Entry>,
  content: UserDashboard,
  { contentType, entry }: PlacedEntry<Entry>,
): number {
  return list.read(content, contentType).findIndex((one) => list.isSame(one, entry));
}

/** The content without an entry; the same content where it is not there. */
export function withoutEntry<Entry>(
  list: ContentList<Entry>,
  content: UserDashboard,
  placed: PlacedEntry<Entry>,
): UserDashboard {
  const place = placeOf(list, content, placed);
  if (place < 0) return content;
  const { contentType } = placed;
  return list.write(
    content,
    contentType,
    list.read(content, contentType).filter((_, n) => n !== place),
  );
}

/** The content with an entry at a place, or at the end of a list that has become shorter. */
export function withEntry<Entry>(
  list: ContentList<Entry>,
  content: UserDashboard,
  { contentType, entry, place }: PlacedEntry<Entry> & { place: number },
): UserDashboard {
  const entries = list.read(content, contentType);
  return list.write(content, contentType, [...entries.slice(0, place), entry, ...entries.slice(place)]);
}

interface Group {
  contentType: string;
}

const find = <Listed extends Group>(groups: readonly Listed[], contentType: string) =>
  groups.find((group) => group.contentType === contentType);

function withGroup<Listed extends Group>(groups: readonly Listed[], changed: Listed): Listed[] {
  if (!find(groups, changed.contentType)) return [...groups, changed];
  return groups.map((group) => (group.contentType === changed.contentType ? changed : group));
}
