import { screen, userEvent, within } from 'storybook/test';

type Queries = ReturnType<typeof within>;

/** Presses the header's Login / Signup and answers the modal. */
export async function openLoginModal(page: HTMLElement): Promise<Queries> {
  await userEvent.click(await within(page).findByRole('button', { name: 'Login / Signup' }));
  return loginModal();
}

/** The Login / Signup modal, once it is there. */
export async function loginModal(): Promise<Queries> {
  return within(await screen.findByRole('dialog'));
}

/** Fills one field of the modal. */
export async function fill(modal: Queries, label: RegExp | string, text: string): Promise<void> {
  await userEvent.type(await modal.findByLabelText(label), text);
}
