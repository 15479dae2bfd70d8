import { Play } from 'lucide';
import { type ReactNode, useState } from 'react';
import { toEmbedUrl } from '../../video/toEmbedUrl.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './VideoEmbed.css.ts';

export interface VideoEmbedProps {
  /** An address of YouTube, Vimeo or Dailymotion, as a page, short link or player. */
  url: string;
  /** Names the video: "How a click becomes cashback" */
  title: string;
  /** Names the button: "Play video: How a click becomes cashback" */
  playLabel: string;
  /** Shows for any other address: "Invalid Video URL" */
  invalidText: string;
  /** `preview` is 150 px high; `feature` keeps the proportions of its poster, 372 × 208. */
  size?: keyof typeof styles.frames;
  /** Picture until the video is played; comes from this site, the video's own would be a request to strangers. */
  poster?: ReactNode;
}

/** A video that loads nothing until it is asked for, and never starts by itself. */
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

/** The pressed button is gone, the focus would be lost with it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

function Player({ src, title, size }: { src: string; title: string; size: keyof typeof styles.frames }) {
  return (
    <iframe
      ref={takeFocus}
      className={styles.frames[size]}
      src={src}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      // A player has its own origin to itself, and leaves this page as it is: it opens new windows at most.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
