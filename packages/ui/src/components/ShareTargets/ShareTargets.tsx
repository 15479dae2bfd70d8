import { Copy, type IconNode, Mail, MessageCircle, Send } from 'lucide';
import { type CopyMessages, copyAndNotify } from '../CopyButton/copyText.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ShareTargets.css.ts';
import { type Shared, toShareUrls } from './toShareUrls.ts';

export interface ShareTargetsProps {
  /** `url` is shared and copied; `title` and `text` are added where the target accepts them. */
  shared: Shared;
  /** `group` is the name of the list for screen readers: "Share your link" */
  labels: { group: string; whatsApp: string; telegram: string; email: string; copy: string };
  /** What a toast says after the link was copied, and who shows it. */
  messages: CopyMessages;
  /** Its ground; `feature` is the band of share links. */
  ground?: keyof typeof styles.targetOn;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Four ways to share a link. It takes the text colour of its container. */
export function ShareTargets({ shared, labels, messages, ground = 'surface' }: ShareTargetsProps) {
  const target = styles.targetOn[ground];
  const urls = toShareUrls(shared);
  return (
    <ul aria-label={labels.group} className={styles.targets}>
      <li>
        <a href={urls.whatsApp} {...newTab} className={target}>
          <TargetLabel icon={MessageCircle} label={labels.whatsApp} />
        </a>
      </li>
      <li>
        <a href={urls.telegram} {...newTab} className={target}>
          <TargetLabel icon={Send} label={labels.telegram} />
        </a>
      </li>
      <li>
        <a href={urls.email} className={target}>
          <TargetLabel icon={Mail} label={labels.email} />
        </a>
      </li>
      <li>
        <button type="button" className={styles.copy} onClick={() => void copyAndNotify(shared.url, messages)}>
          <TargetLabel icon={Copy} label={labels.copy} />
        </button>
      </li>
    </ul>
  );
}

function TargetLabel({ icon, label }: { icon: IconNode; label: string }) {
  return (
    <>
      <Icon of={icon} />
      {label}
    </>
  );
}
