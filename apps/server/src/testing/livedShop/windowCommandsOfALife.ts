import type { Database } from '../../db/database.ts';
import { samplePng } from '../sendFile.ts';
import type { LivedCommand } from './commandsOfALife.ts';

const set = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
const category = (urlSlug: string) => set({ urlSlug, name: urlSlug, imageUrl: '/demo/sample.svg' });

/**
 * Those of the shop window, in their order.
 * @param file writes a file, and gives its name
 */
export async function windowCommandsOfALife(
  { pool }: Pick<Database, 'pool'>,
  file: (name: string, content: string | Buffer) => string,
): Promise<Readonly<Record<string, LivedCommand[]>>> {
  const first = async (text: string) => (await pool.query<{ id: string }>(text)).rows[0]?.id ?? '';
  const waiting = await first(`select id from catalogue_change where state = 'waiting' order by id`);
  const applied = await first(`select max(id) as id from catalogue_change where state = 'applied'`);
  const owner = await first(`select email as id from member where role is not null limit 1`);
  return {
    'rows list': [{ args: ['stores'] }, { args: ['faqs', '--state', 'off', '--sort', 'order'] }],
    'rows show': [{ args: ['stores', 'rated'] }],
    'rows history': [{ args: ['stores', 'approved'] }],
    'rows add': [{ args: ['categories', ...category('lived')] }],
    'rows change': [
      { args: ['categories', 'lived', ...set({ name: 'Lived' })] },
      { args: ['categories', 'lived', ...set({ name: 'Better' }), '--draft'] },
    ],
    'rows publish': [{ args: ['categories', 'lived'] }],
    'rows restore': [{ args: ['categories', 'lived', '1', '--draft'] }],
    'rows discard': [{ args: ['categories', 'lived'] }],
    'rows move': [{ args: ['categories', 'travels', 'down'] }],
    'rows many': [{ args: ['categories', '--keys', 'lived', ...set({ off: 'true' }), '--expect', '1'] }],
    'rows delete': [{ args: ['categories', 'lived'] }],
    'changes list': [{ args: [] }, { args: ['--state', 'waiting'] }],
    'changes show': [{ args: [waiting] }],
    'changes approve': [{ args: [applied], code: 1, says: /decided|applied|wait/ }],
    'changes refuse': [{ args: [waiting] }],
    'changes undo': [{ args: [applied] }],
    'views list': [{ args: ['stores'] }],
    'views save': [{ args: ['stores', 'Lived', '--q', 'lived'] }],
    'views change': [{ args: ['stores', 'Lived', '--name', 'Long lived'] }],
    'views delete': [{ args: ['stores', 'Long lived'] }],
    'pictures publish': [{ args: [file('picture.png', samplePng), '--owner', owner] }],
    'dashboard show': [{ args: [] }],
    'dashboard save': [{ args: [file('old.json', '{}')], code: 1, says: /is no content of the dashboard/ }],
    'payments close': [{ args: ['razorpay', 'other', 'adj_1', '--reason', 'a fee of the provider'] }],
    'payments closed': [{ args: [] }],
  };
}
