import type { Finding } from '@potli/api/contract/adminDoctor';

export const good = (what: string, text: string): Finding => ({ state: 'good', what, text });
export const missing = (what: string, text: string): Finding => ({ state: 'missing', what, text });
export const advice = (what: string, text: string): Finding => ({ state: 'advice', what, text });
