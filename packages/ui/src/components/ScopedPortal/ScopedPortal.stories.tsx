import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { haat } from '../../brands/haat/tokens.ts';
import { isForced } from '../../stories/isForced.ts';
import { vars } from '../../theme/vars.css.ts';
import { ScopedPortal } from './ScopedPortal.tsx';

const meta = {
  title: 'Components/Overlays/ScopedPortal',
  component: ScopedPortal,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <p style={{ padding: '24px', background: vars.color.surface, color: vars.color.text }}>At the end of the page</p>
    ),
  },
} satisfies Meta<typeof ScopedPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Brand, theme, direction and language come from the nearest parts of the page that have them. */
export const KeepsItsScope: Story = {
  decorators: [
    (Story) => (
      <div data-brand="haat" lang="ur" dir="rtl">
        <div data-theme="dark">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement.ownerDocument.body).findByText('At the end of the page');
    await expect(canvasElement).not.toContainElement(text);
    const colors = { backgroundColor: haat.dark.surface, color: haat.dark.text };
    await expect(text).toHaveStyle({ ...(!isForced() && colors), direction: 'rtl' });
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'ur');
  },
};

/** What the whole page sets is not repeated. */
export const AloneOnThePage: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement.ownerDocument.body).findByText('At the end of the page');
    await expect(text.parentElement?.getAttributeNames()).toEqual(['style']);
  },
};
