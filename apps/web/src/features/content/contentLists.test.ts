import type { UserDashboard } from '@potli/api/contract/dashboardContent';
import { describe, expect, it } from 'vitest';
import { type ContentList, faqs, placeOf, videos, withEntry, withoutEntry } from './contentLists.ts';

const faq = { question: 'How many?', answer: 'One.' };
const other = { question: 'How many?', answer: 'Two.' };
const content: UserDashboard = {
  version: 7,
  userDashboardBanner: null,
  userDashboardFAQ: [
    { contentType: 'STORE', faqList: [other, faq, faq] },
    { contentType: 'GIFT_CARD', faqList: [faq] },
  ],
  userDashboardVideos: [
    { contentType: 'STORE', videoList: ['https://vimeo.com/2', 'https://vimeo.com/1', 'https://vimeo.com/1'] },
    { contentType: 'GIFT_CARD', videoList: ['https://vimeo.com/1'] },
  ],
};

function behaves<Entry>(list: ContentList<Entry>, entry: Entry, first: Entry) {
  const placed = { contentType: 'STORE', entry };
  const before = structuredClone(content);

  it('removes one entry of one type, and nothing else', () => {
    const left = withoutEntry(list, content, placed);
    expect(left).toEqual(list.write(content, 'STORE', [first, entry]));
    expect(list.read(left, 'GIFT_CARD')).toEqual([entry]);
    expect(content).toEqual(before);
  });

  it.each(['OFFER', 'GIFT_CARD'])('changes nothing where %s has no such entry', (contentType) => {
    expect(withoutEntry(list, content, { contentType, entry: first })).toBe(content);
  });

  it('brings an entry back to its place', () => {
    for (const one of [placed, { contentType: 'STORE', entry: first }, { contentType: 'GIFT_CARD', entry }]) {
      const back = { ...one, place: placeOf(list, content, one) };
      expect(withEntry(list, withoutEntry(list, content, one), back)).toEqual(content);
    }
  });

  it('brings it back to a list that was emptied or removed meanwhile', () => {
    const emptied = list.write(content, 'STORE', []);
    expect(list.read(withEntry(list, emptied, { ...placed, place: 2 }), 'STORE')).toEqual([entry]);
    const removed = { ...content, userDashboardFAQ: [], userDashboardVideos: [] };
    expect(list.read(withEntry(list, removed, { ...placed, place: 2 }), 'STORE')).toEqual([entry]);
  });
}

describe('questions', () => behaves(faqs, faq, other));
describe('videos', () => behaves(videos, 'https://vimeo.com/1', 'https://vimeo.com/2'));
