import { writeFile } from 'node:fs/promises';
import { rupeeFile, toRupeeFont } from './lib/rupeeFont.ts';

// Draws the rupee font anew from the package it comes from. Run it when that was updated.
await writeFile(rupeeFile, await toRupeeFont());
