import { Play } from 'lucide';
import { type ReactNode, useState } from 'react';
import { toEmbedUrl } from '../../video/toEmbedUrl.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './VideoEmbed.css.ts';

export interface VideoEmbedProps {
  /** An address of YouTube, Vimeo or Dailymotion: page, short link or player. */
  url: string;
  /** Title of the video: "How a click becomes cashback" */
  title: string;
  /** Name of the button: "Play video: How a click becomes cashback" */
  playLabel: string;
  /** Shows for other addresses: "Invalid Video URL" */
  invalidText: string;
  /** `preview` is 150 px high; `feature` keeps the proportions of its poster, 372 × 208. */
  size?: keyof typeof styles.frames;
  /**
   * Picture before the video plays. It is from this site, because the video's own would be a request to another
   * company.
   */
  poster?: ReactNode;
}

/** A video. Nothing loads before a click, and it never starts by itself. */
export function VideoEmbed({ url, title, playLabel, invalidText, size = 'preview', poster }: VideoEmbedProps) {
  const [opened, setOpened] = useState(false);
  const player = toEmbedUrl(url);
  if (!player) return <p className={styles.invalids[size]}>{invalidText}</p>;
  if (opened) return <Player src={player} title={title} size={size} />;
  return (
    <button type="button" className={styles.frames[size]} aria-label={playLabel} onClick={() => setOpened(true)}>
      <span aria-hidden className={styles.poster}>
        {poster}
      </span>
      <span className={styles.coin}>
        <Icon of={Play} size={28} />
      </span>
    </button>
  );
}

/** The clicked button is removed, and the focus with it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

function Player({ src, title, size }: { src: string; title: string; size: keyof typeof styles.frames }) {
  return (
    <iframe
      ref={takeFocus}
      className={styles.frames[size]}
      src={src}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      // the player may use scripts and its own origin; it cannot navigate this page, but may open windows
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
