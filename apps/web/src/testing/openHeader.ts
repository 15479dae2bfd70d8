import { within } from 'storybook/test';
import type { Queries } from './queries.ts';

/** The header of the page, once it is there. */
export const openHeader = async (page: HTMLElement): Promise<Queries> =>
  within(await within(page).findByRole('banner'));
