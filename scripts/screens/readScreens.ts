import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One address of the router, with the screens that its route shows and the states that their stories show. */
export interface ScreenRow {
  /** `/stores_details/$slug` */
  address: string;
  screens: { name: string; states: string[] }[];
}

/**
 * Reads which route shows which screen from the imports of the route files, and the states of a screen from the names
 * of its stories.
 * @param web folder of the web app
 * @returns sorted by address; layout routes and redirects have no row
 */
export function readScreens(web: string): ScreenRow[] {
  const routes = path.join(web, 'src/routes');
  return readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => toRow(path.join(routes, file)))
    .filter((row) => row !== undefined)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

function toRow(file: string): ScreenRow | undefined {
  const text = readFileSync(file, 'utf8');
  const address = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
  if (address === undefined) return undefined;
  const folders = [...text.matchAll(/from '((?:\.\.\/)+screens\/[^']+)\/\w+\.tsx'/g)].map(([, folder = '']) =>
    path.resolve(path.dirname(file), folder),
  );
  const found = [...new Set(folders)].map(toScreen).filter(({ states }) => states.length > 0);
  // the screen for "nothing found" has its own row
  const screens = found.length > 1 ? found.filter(({ name }) => name !== 'NotFound') : found;
  return screens.length === 0 ? undefined : { address: toAddress(address), screens };
}

/** Layout routes without a path of their own begin with an underscore; an index ends with a slash. */
function toAddress(id: string): string {
  const address = id.replace(/\/_\w+/g, '');
  return address.length > 1 ? address.replace(/\/$/, '') : '/';
}

function toScreen(folder: string): ScreenRow['screens'][number] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.stories.tsx')) : [];
  const states = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => name),
  );
  return { name: path.basename(folder), states };
}
