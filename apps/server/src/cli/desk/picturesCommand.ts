import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findMember } from '../../domain/members/identity/createMember.ts';
import { createFileStore } from '../../domain/platform/uploads/fileStore.ts';
import { publishImage } from '../../domain/platform/uploads/publishImage.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { readSecretFiles } from '../../settings/readSecretFiles.ts';
import type { Cli, ExitCode, Help } from '../Cli.ts';
import { openCliDatabase } from '../openCliDatabase.ts';
import { operatorName } from '../operatorName.ts';
import { orUsageError } from '../orUsageError.ts';

export const picturesHelp: Help = [
  [
    'pictures publish <file> --owner EMAIL [--json]',
    'Give an image an address for everybody, for fields such as storeImageUrl; the owner is somebody of the staff',
  ],
];

const options = { owner: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

function readArgs(args: string[]): { file: string; owner: string; json: boolean } {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [word, file, ...more] = positionals;
    if (word !== 'publish' || file === undefined || more.length > 0 || values.owner === undefined)
      throw new Error('"pictures" takes publish, a file and --owner.');
    return { file, owner: values.owner, json: values.json };
  });
}

/** `potli pictures` */
export async function picturesCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, owner, json } = readArgs(args);
  const { UPLOADS_DIR, DATA_DIR, INIT_CWD = '' } = readSecretFiles(environment);
  const bytes = await readFile(resolve(INIT_CWD, file)).catch(() => {
    throw new OperatorError(`There is no file ${file}.`);
  });
  const shop = await openCliDatabase(environment);
  try {
    const member = await findMember(shop.database.orm, owner);
    if (!member) throw new OperatorError(`There is no member with the address ${owner}.`);
    const fileStore = createFileStore(resolve(UPLOADS_DIR ?? join(DATA_DIR ?? '.data', 'uploads')));
    const by = { who: operatorName(), action: 'pictures publish' };
    const name = await publishImage(shop.database, fileStore, { memberId: member.id, bytes, ...by });
    const address = `/api/pictures/${name}`;
    print(json ? JSON.stringify({ address }) : address);
    return 0;
  } finally {
    await shop.close();
  }
}
