import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogIn } from 'lucide';
import { ChoiceHint } from './ChoiceHint.tsx';

const meta = {
  title: 'Components/Forms/ChoiceHint',
  parameters: { layout: 'padded' },
  component: ChoiceHint,
  args: { icon: LogIn, title: 'Already a member?', text: 'The password box opens here.' },
} satisfies Meta<typeof ChoiceHint>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
