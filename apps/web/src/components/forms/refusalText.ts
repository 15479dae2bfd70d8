import { firstError } from '@potli/api/errors';

/** Why a call was refused, as it says itself, or that it did not work. */
export const refusalText = (error: Error) => firstError(error, 'That did not work. Please try again.');
