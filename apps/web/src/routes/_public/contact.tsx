import { SUPPORT_HOURS } from '@potli/api/contract/policy';
import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Contact } from '../../screens/public/Contact/Contact.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/contact')({
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `Contact | ${context.site.productName}`,
      description: `Write to ${context.site.productName}: support and partner mailboxes that reply within ${SUPPORT_HOURS} hours, and the grievance officer.`,
      path: paths.contact,
    }),
  component: Contact,
});
