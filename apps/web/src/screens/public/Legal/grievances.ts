import { GRIEVANCE_HOURS, SUPPORT_HOURS } from '@potli/api/contract/policy';
import { count } from '@potli/api/units/duration';
import { company } from '../../../company/company.ts';
import { type LegalSection, mailbox } from './LegalText.ts';

const { name, title, email, phone, hours } = company.grievance;

/** How to reach the grievance officer. Every legal text ends with it. */
export const grievances: LegalSection = {
  id: 'grievances',
  title: 'Questions and grievances',
  html: `
<p>Write to ${mailbox(company.support)} first. Somebody reads it 7 days a week and answers within ${count(SUPPORT_HOURS, 'hour')}.</p>
<p>If the answer does not settle the matter, write to our ${title}, appointed under the Consumer Protection (E-Commerce) Rules, 2020:</p>
<p><strong>${name}</strong>, ${title}<br>${company.office}<br>${mailbox(email)}, ${phone} (${hours})</p>
<p>Each grievance gets a ticket number, is acknowledged within ${count(GRIEVANCE_HOURS, 'hour')} and is settled within one month of the day we receive it.</p>`,
};
