import { potli } from '@potli/ui/brands/potli/tokens';
import { toMailLook } from './MailLook.ts';

/** The look of this shop's mails: its brand is chosen here. */
export const shopLook = toMailLook(potli);
