import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { Button } from '../Button/Button.tsx';
import { Container, Row, Section } from '../Layout/Layout.tsx';
import { ResultBox } from './ResultBox.tsx';

const href = 'https://api.potli.example/custom-link/9fK2xQ7b';

const meta = {
  title: 'Commerce/Going to a shop/ResultBox',
  component: ResultBox,
  decorators: [
    (Story) => (
      <Band tone="feature" as="div" hem="both">
        <Section spacing="band">
          <Container>
            <Story />
          </Container>
        </Section>
      </Band>
    ),
  ],
  args: {
    label: 'Your link is ready',
    href,
    children: (
      <Row gap="s" wrap>
        <Button variant="outline" size="sm">
          E-mail
        </Button>
        <Button variant="outline" size="sm">
          Copy link
        </Button>
      </Row>
    ),
  },
} satisfies Meta<typeof ResultBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithTargets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your link is ready' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: href })).toHaveAttribute('href', href);
  },
};

export const LinkAlone: Story = { args: { children: undefined } };

export const LongLink: Story = { args: { href: `${href}${'a7Kx'.repeat(30)}` } };
