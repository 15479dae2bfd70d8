import { basename } from 'node:path';
import { themeAddresses } from '../../packages/ui/publish/themeAddresses.ts';

/** Whether a file of declarations of the design system can be imported, as `packages/ui/publish` lists its addresses. */
export function isAddress(file: string): boolean {
  const [room, folder] = file.split('/');
  const name = basename(file, '.d.ts');
  if (room === 'components' || room === 'motifs') return folder === name;
  if (room === 'theme') return themeAddresses.includes(name);
  if (room === 'brands') return name === 'logoArt' || name === 'tokens';
  return room === 'format' || room === 'video';
}
