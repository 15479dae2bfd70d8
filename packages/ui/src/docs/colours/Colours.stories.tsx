import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from '../brands.ts';
import { ColourTable } from './ColourTable.tsx';

const meta = {
  title: 'Foundations/Colours',
  component: ColourTable,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ColourTable>;
export default meta;
type Story = StoryObj<Meta>;

/** The values are those of the tokens; the brand of the toolbar comes first. */
export const Roles: Story = {
  render: (_args, { globals }) => (
    <ColourTable
      brands={[...brands].sort((a, b) => Number(b.name === globals.brand) - Number(a.name === globals.brand))}
    />
  ),
  play: async ({ canvas, globals }) => {
    const [, first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveTextContent(`${String(globals.brand)}, light`);
    const row = canvas.getByRole('row', { name: /^money\s*--p-money\b/ });
    for (const { light, dark } of brands) {
      await expect(row).toHaveTextContent(light.money);
      await expect(row).toHaveTextContent(dark.money);
    }
    // the swatch of a role has the colour that its variable has in this brand and theme
    const swatch = row.querySelectorAll('td > :first-child')[globals.theme === 'dark' ? 1 : 0];
    const probe = document.createElement('span');
    probe.style.background = 'var(--p-money)';
    swatch?.after(probe);
    await expect(swatch && getComputedStyle(swatch).backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
    probe.remove();
  },
};
