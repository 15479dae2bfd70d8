import { GRIEVANCE_HOURS, SUPPORT_HOURS } from '@potli/api/contract/policy';
import { company } from '../../../company/company.ts';
import { type LegalSection, mailbox } from './LegalText.ts';

const { name, title, email, phone, hours } = company.grievance;

/** How to reach the grievance officer. Every legal text ends with it. */
export const grievances: LegalSection = {
  id: 'grievances',
  title: 'Questions and grievances',
  html: `
<p>Write to ${mailbox(company.support)} first. Somebody reads it 7 days a week and answers within ${SUPPORT_HOURS} hours.</p>
<p>If the answer does not settle the matter, write to our ${title}, appointed under the Consumer Protection (E-Commerce) Rules, 2020:</p>
<p><strong>${name}</strong>, ${title}<br>${company.office}<br>${mailbox(email)}, ${phone} (${hours})</p>
<p>Each grievance gets a ticket number, is acknowledged within ${GRIEVANCE_HOURS} hours and is settled within one month of the day we receive it.</p>`,
};
