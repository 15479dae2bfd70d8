import { defineDesk } from './Desk.ts';

/** Nothing: a build puts `own/desk/desk.tsx` in the place of this file, where an operator has one (`ownDesk.ts`). */
export const desk = defineDesk({});
