import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ShareBand } from './ShareBand.tsx';

const meta = {
  title: 'Commerce/Going to a shop/ShareBand',
  component: ShareBand,
  args: {
    title: 'Share link & Earn Money',
    text: 'Pick a store or credit card, get your own link and share it. When friends shop through it, the cashback lands in your potli.',
    field: (
      <SearchBox
        action="/stores"
        label="Store or credit card to share"
        placeholder="Search stores and credit cards"
        clearLabel="Clear"
        onQueryChange={fn()}
        groups={[]}
      />
    ),
    action: (
      <Button variant="primary" size="lg" block>
        Get Link
      </Button>
    ),
    art: <img src="/art/share.svg" alt="" width={440} height={380} />,
  },
} satisfies Meta<typeof ShareBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithResult: Story = { args: { result: <p>https://api.potli.example/custom-link/9fK2xQ7b</p> } };
