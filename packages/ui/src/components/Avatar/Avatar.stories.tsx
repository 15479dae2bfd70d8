import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  decorators: [inColumn],
  argTypes: { size: { control: 'inline-radio', options: [32, 40, 56, 96] } },
  args: { src: '/demo/stores/juttigali.svg', alt: 'Asha Rao', name: 'Asha Rao', size: 56 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { quietControls: { name: 'stands in for a picture that is missing' } } };
export const Plain: Story = { args: { name: undefined } };
export const Large: Story = { args: { size: 96 } };
export const NoPicture: Story = { args: { src: null, size: 96, name: undefined, alt: '' } };

/** Initials stand in for a picture, and have its name. */
export const Initials: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Asha Rao' })).toHaveTextContent('AR');
  },
};

/** A picture that cannot be loaded. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AR')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {[args.src, null].map((src) => (
        <Row key={src} wrap>
          {([32, 40, 56, 96] as const).map((size) => (
            <Avatar key={size} {...args} src={src} size={size} />
          ))}
          <Avatar src={null} />
        </Row>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Sizes, decorators: [rightToLeft] };
