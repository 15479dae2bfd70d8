import { haat } from '@potli/ui/brands/haat/tokens';
import { potli } from '@potli/ui/brands/potli/tokens';
import { useEffect, useRef } from 'react';
import { toMailLook } from '../MailLook.ts';
import type { Message, Shop } from '../Message.ts';
import { renderMail } from '../renderMail.ts';

const BRANDS = {
  potli: { tokens: potli, productName: 'Potli' },
  haat: { tokens: haat, productName: 'Haat' },
} as const;

export interface MailPreviewProps {
  /** What the mail says. */
  toMessage: (shop: Shop) => Message;
  /** Whether the member can switch such mails off. */
  stoppable?: boolean;
  brand: keyof typeof BRANDS;
  theme: 'light' | 'dark';
}

const IF_DARK = '@media (prefers-color-scheme:dark)';

/**
 * A mail as its reader sees it, in a shadow root, so that no style of this page reaches it. The theme of the toolbar takes the
 * place of the reader's own.
 */
export function MailPreview({ toMessage, stoppable = true, brand, theme }: MailPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { tokens, productName } = BRANDS[brand];
    const shop = { productName, siteUrl: 'https://shop.example' };
    const stopUrl = stoppable ? `${shop.siteUrl}/unsubscribe?key=story` : undefined;
    void renderMail(toMessage(shop), shop, toMailLook(tokens), stopUrl).then(({ html }) => {
      const root = place.current && (place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' }));
      if (!root) return;
      const mail = new DOMParser().parseFromString(html, 'text/html');
      const style = mail.querySelector('style')?.outerHTML ?? '';
      root.innerHTML =
        style.replaceAll(IF_DARK, theme === 'dark' ? '@media all' : '@media not all') + mail.body.innerHTML;
    });
  }, [toMessage, stoppable, brand, theme]);
  return <div ref={place} data-mail="" />;
}
