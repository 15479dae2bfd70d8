import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleStore } from '../sampleCatalogue.ts';
import { samplePng } from '../sendFile.ts';

/** A command line, and what it ends with; absent: 0. */
export interface LivedCommand {
  args: string[];
  code?: 0 | 1 | 2;
  /** What it complains about where the code is not 0. */
  says?: RegExp;
}

interface DeskParts {
  /** A change that waits for a second person. */
  asked: string;
  /** Of a member. */
  email: string;
}

/** A line for each form of the commands of the shop window, in the order in which they run. */
export function commandsOfTheDesk(folder: string, { asked, email }: DeskParts): Record<string, LivedCommand[]> {
  writeFileSync(join(folder, 'logo.png'), samplePng);
  const store = 'of-a-command';
  const fields = Object.entries(sampleStore(store)).flatMap(([field, value]) => [
    '--set',
    `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ]);
  return {
    'rows list': [{ args: ['stores'] }, { args: ['banners', '--sort', 'order'] }],
    'rows add': [{ args: ['stores', ...fields] }],
    'rows change': [
      { args: ['stores', store, '--set', 'off=true'] },
      { args: ['stores', store, '--set', 'off=false', '--draft'] },
    ],
    'rows show': [{ args: ['stores', store] }],
    'rows discard': [{ args: ['stores', store] }],
    'rows publish': [{ args: ['stores', store], code: 1, says: /has no draft/ }],
    'rows restore': [{ args: ['stores', store, '1'] }],
    'rows history': [{ args: ['stores', store] }],
    'rows many': [{ args: ['stores', '--keys', store, '--set', 'off=false', '--expect', '1'] }],
    'rows move': [{ args: ['stores', store, 'up'], code: 1, says: /./ }],
    'notes add': [{ args: ['stores', store, 'Call them'] }],
    'notes list': [{ args: ['stores', store] }],
    'notes take-back': [{ args: ['stores', store, '999999999'], code: 1, says: /no such note/ }],
    'rows delete': [{ args: ['stores', store] }],
    'changes list': [{ args: [] }, { args: ['--state', 'waiting'] }],
    'changes show': [{ args: [asked] }],
    'changes refuse': [{ args: [asked] }],
    'changes approve': [{ args: [asked], code: 1, says: /Somebody has decided/ }],
    'changes undo': [{ args: [asked], code: 1, says: /not in force/ }],
    'views save': [{ args: ['stores', 'Of a command', '--state', 'off'] }],
    'views change': [{ args: ['stores', 'Of a command', '--name', 'Of another'] }],
    'views list': [{ args: ['stores'] }],
    'views delete': [{ args: ['stores', 'Of another'] }],
    'pictures publish': [{ args: ['logo.png', '--owner', email] }],
    'links check': [{ args: [], code: 1, says: /LINK_CHECK is off/ }],
    'dashboard show': [{ args: [] }],
    'dashboard save': [{ args: ['none.json'], code: 1, says: /./ }],
  };
}
