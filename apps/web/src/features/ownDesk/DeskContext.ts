import { createContext, use } from 'react';
import { desk } from './emptyDesk.ts';

/** The pages and columns of the operator's own; stories give others. */
export const DeskContext = createContext(desk);

/** The pages and columns of the operator's own. */
export const useDesk = () => use(DeskContext);
