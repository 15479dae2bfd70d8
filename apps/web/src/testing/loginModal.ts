import { screen, userEvent, within } from 'storybook/test';
import type { Queries } from './queries.ts';

/** The Login / Signup modal, once it is there. */
export const loginModal = async (): Promise<Queries> => within(await screen.findByRole('dialog'));

/** Presses the header's Login / Signup, on small screens Login, and answers the modal. */
export async function openLoginModal(page: HTMLElement): Promise<Queries> {
  await userEvent.click(await within(page).findByRole('button', { name: /^Login( \/ Signup)?$/ }));
  return loginModal();
}

/** Fills one field of the modal. */
export async function fill(modal: Queries, label: RegExp | string, text: string) {
  await userEvent.type(await modal.findByLabelText(label), text);
}
