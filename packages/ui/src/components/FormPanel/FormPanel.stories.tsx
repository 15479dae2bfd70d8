import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { LoginScene } from '../LoginScene/LoginScene.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormPanel } from './FormPanel.tsx';

const meta = {
  title: 'Components/Forms/FormPanel',
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

export const Playground: StoryObj<typeof meta> = {};
