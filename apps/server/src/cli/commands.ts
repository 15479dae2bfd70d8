import { booksCommand, booksHelp } from './booksCommand.ts';
import type { Command } from './Cli.ts';
import { importCommand, importHelp } from './importCommand.ts';
import { importReportsCommand, importReportsHelp } from './importReportsCommand.ts';
import { jobsCommand, jobsHelp } from './jobsCommand.ts';
import { keysCommand, keysHelp } from './keysCommand.ts';
import { mailsCommand, mailsHelp } from './mailsCommand.ts';
import { payoutsCommand, payoutsHelp } from './payoutsCommand.ts';
import { policyCommand, policyHelp } from './policyCommand.ts';
import { pullCommand, pullHelp } from './pullCommand.ts';
import { referralsCommand, referralsHelp } from './referralsCommand.ts';
import { reportsCommand, reportsHelp } from './reportsCommand.ts';
import { sandboxCommand, sandboxHelp } from './sandboxCommand.ts';
import { schemaCommand, schemaHelp } from './schemaCommand.ts';
import { settleCommand, settleHelp } from './settleCommand.ts';
import { verifyCommand, verifyHelp } from './verifyCommand.ts';

/** Every command of `potli` by its name, in the order of the help text. */
export const commands: Readonly<Record<string, Command>> = {
  import: { run: importCommand, help: importHelp },
  mails: { run: mailsCommand, help: mailsHelp },
  reports: { run: reportsCommand, help: reportsHelp },
  'import-reports': { run: importReportsCommand, help: importReportsHelp },
  pull: { run: pullCommand, help: pullHelp },
  jobs: { run: jobsCommand, help: jobsHelp },
  schema: { run: schemaCommand, help: schemaHelp },
  books: { run: booksCommand, help: booksHelp },
  settle: { run: settleCommand, help: settleHelp },
  payouts: { run: payoutsCommand, help: payoutsHelp },
  policy: { run: policyCommand, help: policyHelp },
  referrals: { run: referralsCommand, help: referralsHelp },
  sandbox: { run: sandboxCommand, help: sandboxHelp },
  verify: { run: verifyCommand, help: verifyHelp },
  keys: { run: keysCommand, help: keysHelp },
};
