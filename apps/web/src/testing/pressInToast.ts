import { screen, userEvent, waitFor } from 'storybook/test';

/** Presses a button of a toast, once it is there. A toast that has just appeared takes no pointer yet. */
export async function pressInToast(name: string): Promise<void> {
  await waitFor(() => userEvent.click(screen.getByRole('button', { name })));
}
