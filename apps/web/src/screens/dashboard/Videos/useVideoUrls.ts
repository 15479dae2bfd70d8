import { useToast } from '@potli/ui/Toast';
import { toEmbedUrl } from '@potli/ui/video/toEmbedUrl';
import { useState } from 'react';

/** One field of the form. */
export interface VideoUrl {
  id: number;
  text: string;
  /** `stored`: `text` is the address of a player now. */
  status: 'typed' | 'stored' | 'refused';
}

const empty = (id: number): VideoUrl => ({ id, text: '', status: 'typed' });

/**
 * A link becomes the address of its player; one of another site is not stored
 * (docs/product/content.md#video-addresses).
 */
function settled(url: VideoUrl): VideoUrl {
  if (!url.text.trim()) return empty(url.id);
  const player = toEmbedUrl(url.text);
  return player ? { ...url, text: player, status: 'stored' } : { ...url, status: 'refused' };
}

/** The list of addresses that an admin is writing. */
export function useVideoUrls() {
  const [urls, setUrls] = useState<readonly VideoUrl[]>([empty(0)]);
  const toast = useToast();
  const refuse = () => toast.error('Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.');
  const replace = (next: VideoUrl) => setUrls(urls.map((url) => (url.id === next.id ? next : url)));
  return {
    urls,
    addOne: () => setUrls([...urls, empty(urls.length)]),
    write: (url: VideoUrl, text: string) => replace({ ...url, text, status: 'typed' }),
    /** The field was left. */
    settle(url: VideoUrl) {
      if (url.status !== 'typed') return;
      const next = settled(url);
      replace(next);
      if (next.status === 'refused') refuse();
    },
    /** The addresses of the players. None, and an error toast, where one field is wrong or all are empty. */
    takeAll(): string[] {
      const all = urls.map(settled);
      setUrls(all);
      const stored = all.filter(({ status }) => status === 'stored').map(({ text }) => text);
      if (stored.length > 0 && all.every(({ status }) => status !== 'refused')) return stored;
      refuse();
      return [];
    },
  };
}
