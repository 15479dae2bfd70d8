import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/Layout/Layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { type TypeName, type } from './typography.css.ts';

const meta = { title: 'Foundations/Type', parameters: { layout: 'padded' }, component: Text } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

const samples: Partial<Record<TypeName, string>> = {
  figureXl: '₹1,23,456',
  figureL: '₹18,275',
  figureS: '8.5%',
  prose: 'Remember to complete your purchase to earn cashback on your transaction.',
  bodyS: 'Till 30-11-2026 · 20-11-2026 09:42 · ₹1,24,990',
};

export const Scale: Story = {
  render: () => (
    <Stack gap="l">
      {(Object.keys(type) as TypeName[]).map((variant) => (
        <Text key={variant} variant={variant}>
          {samples[variant] ?? 'Keep the change'}
        </Text>
      ))}
    </Stack>
  ),
};
