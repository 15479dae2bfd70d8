import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { GiftCardFace } from './GiftCardFace.tsx';

const meta = {
  title: 'Commerce/Stores and offers/GiftCardFace',
  component: GiftCardFace,
  decorators: [inCell],
  args: {
    name: 'Voltaara gift card',
    href: '/gift_card_details/voltaara',
    imageUrl: '/demo/giftcards/voltaara.svg',
    saving: '4% off',
  },
} satisfies Meta<typeof GiftCardFace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NoSaving: Story = { args: { saving: null } };

export const Row: Story = {
  render: (args) => (
    <>
      {['gulaabo', 'tokrigo', 'safarnaav', 'jhilmil'].map((brand) => (
        <GiftCardFace key={brand} {...args} name={`${brand} gift card`} imageUrl={`/demo/giftcards/${brand}.svg`} />
      ))}
    </>
  ),
};

export const LongName: Story = { args: { name: 'Gift card for stays in Goa, Coorg, Shillong and forty other places' } };

export const NoPicture: Story = { args: { imageUrl: null } };
