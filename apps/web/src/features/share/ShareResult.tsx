import { ResultBox } from '@potli/ui/ResultBox';
import { ShareTargets } from '@potli/ui/ShareTargets';
import { useApp } from '../../app/App.tsx';
import { useCopyMessages } from '../../lib/useCopyMessages.ts';

const labels = {
  group: 'Share your link',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'E-mail',
  copy: 'Copy link',
};

export interface ShareResultProps {
  href: string;
  /** What the link leads to. */
  name: string;
}

/** The link, and where it can be sent (docs/product/share-links.md#share-targets). */
export function ShareResult({ href, name }: ShareResultProps) {
  const { productName } = useApp().site;
  const messages = useCopyMessages();
  return (
    <div role="status">
      <ResultBox label={`Your link to ${name} is ready`} href={href}>
        <ShareTargets
          ground="feature"
          shared={{ url: href, title: `Check out ${productName}`, text: `Check out ${name} on ${productName}:` }}
          labels={labels}
          messages={messages}
        />
      </ResultBox>
    </div>
  );
}
