import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { CreditCardCard } from './CreditCardCard.tsx';

const meta = {
  title: 'Commerce/Stores and offers/CreditCardCard',
  component: CreditCardCard,
  decorators: [inCell],
  args: {
    name: 'Saptarang Bank',
    subHeading: '5% back on groceries and bills',
    href: '/creditcards_details/saptarang',
    imageUrl: '/demo/cards/saptarang.svg',
    index: 0,
  },
} satisfies Meta<typeof CreditCardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WholeFace: Story = { args: { whole: true } };

export const Cloths: Story = {
  render: (args) => (
    <>
      {['saptarang', 'meghdoot', 'mayura', 'banyanleaf'].map((issuer, index) => (
        <CreditCardCard key={issuer} {...args} name={issuer} imageUrl={`/demo/cards/${issuer}.svg`} index={index} />
      ))}
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    name: 'Meghdoot Grameen Sahakari Bank of the Western Ghats',
    subHeading: 'Two airport lounge visits every quarter, and fuel surcharge waived at every pump in the country',
  },
};

export const NoPicture: Story = { args: { imageUrl: null, subHeading: null } };
