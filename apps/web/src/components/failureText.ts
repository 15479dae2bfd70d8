import { ApiError } from '@potli/api/errors';
import { isOffline } from '../lib/connection.ts';

/** Whether the connection is to blame: the browser is offline, or a call got no answer. */
export const isUnreachable = (error: unknown) => isOffline() || (error instanceof ApiError && error.status === 0);

/** The message for a part of a page that cannot be loaded without a connection. */
export const UNREACHABLE = 'You seem to be offline. This loads by itself when your connection is back.';
