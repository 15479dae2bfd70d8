import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { CardHeader } from './CardHeader.tsx';

const meta = {
  title: 'Commerce/Stores and offers/CardHeader',
  component: CardHeader,
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
    inColumn,
  ],
  args: {
    title: 'Saptarang Bank Bazaar Card',
    text: '5% back on groceries and bills',
    imageUrl: '/demo/cards/saptarang.svg',
  },
} satisfies Meta<typeof CardHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const GiftCard: Story = {
  args: { title: 'Voltaara Gift Card', text: 'Voltaara', imageUrl: '/demo/giftcards/voltaara.svg', tray: 'hung' },
};

export const LongTexts: Story = {
  args: {
    title: 'Meghdoot Grameen Sahakari Bank of the Western Ghats Savaari Card',
    text: 'Two airport lounge visits every quarter, and fuel surcharge waived at every pump in the country',
  },
};

export const NoPicture: Story = { args: { imageUrl: null, text: null } };
