/** How to reach the grievance officer. Every legal text ends with it. */
export const grievances = {
  id: 'grievances',
  title: 'Questions and grievances',
  html: `
<p>Write to {supportMail} first. Somebody reads it 7 days a week and answers within {supportHours}.</p>
<p>If the answer does not settle the matter, write to our {officerTitle}, appointed under the Consumer Protection (E-Commerce) Rules, 2020:</p>
<p><strong>{officer}</strong>, {officerTitle}<br>{office}<br>{officerMail}, {officerPhone} ({officerHours})</p>
<p>Each grievance gets a ticket number, is acknowledged within {grievanceHours} and is settled within one month of the day we receive it.</p>`,
};
