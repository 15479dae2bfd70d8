import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Sections } from '../Layout/Layout.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TextPage } from './TextPage.tsx';

const meta = {
  title: 'Components/Content/TextPage',
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Sections ends="page">
          <Story />
        </Sections>
      </Container>
    ),
  ],
  args: {
    title: 'Refund Policy',
    lead: 'What comes back to you, when, and what cannot be returned.',
    remark: 'Last revised 01-11-2026',
    contentsLabel: 'On this page',
    sections: [
      {
        id: 'time',
        title: 'How long a refund takes',
        content: <Prose html="<p>A refund goes to the <strong>original payment method</strong>.</p>" />,
      },
      {
        id: 'vouchers',
        title: 'Gift vouchers and cards',
        content: <Prose html="<ul><li>They cannot be refunded.</li><li>They cannot be cancelled.</li></ul>" />,
      },
    ],
  },
} satisfies Meta<typeof TextPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Policy: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByRole('link', { name: 'Gift vouchers and cards' })).toHaveAttribute('href', '#vouchers');
    await expect(canvas.getByRole('region', { name: 'Gift vouchers and cards' })).toHaveAttribute('id', 'vouchers');
  },
};

export const WithoutRemark: Story = { args: { remark: undefined } };
