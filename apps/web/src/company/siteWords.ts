import type { SiteWord } from '@potli/api/contract/fillWords';
import { company, legalName } from './company.ts';

/** A mailbox as a link. */
const mailbox = (address: string) => `<a href="mailto:${address}">${address}</a>`;

const { name, title, email, phone, hours } = company.grievance;

/** The values of `{name}` in texts of this site, as HTML. */
export const siteWords = (productName: string): Record<SiteWord, string> => ({
  productName,
  legalName: legalName(productName),
  office: company.office,
  city: company.city,
  supportMail: mailbox(company.support),
  officer: name,
  officerTitle: title,
  officerMail: mailbox(email),
  officerPhone: phone,
  officerHours: hours,
});
