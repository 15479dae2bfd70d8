import type { SupportBlock } from '@mdn/browser-compat-data';
/** Whether a browser of the baseline has not got something, by MDN's data about it. */
export declare function isNewer(support: SupportBlock): boolean;
/** The same without what only phones lack, and will: a pointer that changes its shape. */
export declare function isNewerOnComputers(support: SupportBlock): boolean;
