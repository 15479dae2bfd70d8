import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginScene } from './LoginScene.tsx';

const meta = {
  title: 'Commerce/Going to a shop/LoginScene',
  component: LoginScene,
  args: { garlandUrl: '/art/toran.svg', potliUrl: '/art/login.svg', text: 'Every order drops a coin in.' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 380, height: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginScene>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
