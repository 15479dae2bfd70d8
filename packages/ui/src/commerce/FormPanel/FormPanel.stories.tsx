import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { LoginScene } from '../LoginScene/LoginScene.tsx';
import { inColumn } from '../stories/frames.tsx';
import { FormPanel } from './FormPanel.tsx';

const meta = {
  title: 'Commerce/FormPanel',
  component: FormPanel,
  decorators: [inColumn],
  args: {
    title: 'Forgot your password?',
    art: <LoginScene garlandUrl="/art/toran.svg" potliUrl="/art/login.svg" text="Every order drops a coin in." />,
    children: (
      <>
        <TextField label="Email" type="email" />
        <Button size="lg">Send reset link</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormPanel>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
