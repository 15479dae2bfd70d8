import { resolve } from 'node:path';
import { UserDashboard } from '@potli/api/contract/dashboardContent';
import { createContentService } from '../../domain/shop/content/createContentService.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { readTextFile } from '../../incoming/textFile.ts';
import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { openCliDatabase } from '../openCliDatabase.ts';
import { operatorName } from '../operatorName.ts';

export const dashboardHelp: Help = [
  ['dashboard show', 'Print banner, questions and videos of the dashboard as JSON, with their version'],
  ['dashboard save <file.json>', 'Replace them by what the file has; refused where somebody saved since its version'],
];

/** `potli dashboard`: the file is that of `show`, so that nothing is lost that it does not name. */
export async function dashboardCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const [word, file, ...more] = args;
  const isShow = word === 'show' && file === undefined;
  if (!isShow && (word !== 'save' || file === undefined || more.length > 0))
    throw new UsageError('"dashboard" takes show, or save and a file.');
  const body = file === undefined ? undefined : await readBody(resolve(environment.INIT_CWD ?? '', file));
  const shop = await openCliDatabase(environment);
  try {
    const content = createContentService(shop.database);
    const by = { who: operatorName(), memberId: null, action: 'dashboard save' };
    const saved = body
      ? await content.save(body, by, (write) => shop.database.orm.transaction(write))
      : await content.read();
    print(JSON.stringify(saved, null, 2));
    return 0;
  } finally {
    await shop.close();
  }
}

/** @throws OperatorError */
async function readBody(path: string) {
  const text = await readTextFile(path);
  try {
    return UserDashboard.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorError(`${path} is no content of the dashboard: ${(error as Error).message}`);
  }
}
