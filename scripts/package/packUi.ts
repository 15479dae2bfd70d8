import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { packPackage } from './packPackage.ts';

/** Folder of the design system. */
export const uiFolder = join(root, 'packages/ui');

/** Builds and packs the design system as for publishing; resolves to the tarball, in a temporary folder. */
export const packUi = () => packPackage('ui');
