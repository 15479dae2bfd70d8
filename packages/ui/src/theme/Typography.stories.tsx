import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
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

/** A style with its values in this brand and at this width: size and line height in px, weight. */
function Specimen({ variant }: { variant: TypeName }) {
  const sample = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState('');
  useLayoutEffect(() => {
    const text = sample.current?.firstElementChild;
    if (!text) return;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(text);
    setValues(`${Number.parseFloat(fontSize)} / ${lineHeight}, ${fontWeight}`);
  }, []);
  return (
    <div ref={sample}>
      <Text variant={variant}>{samples[variant] ?? 'Keep the change'}</Text>
      <Text variant="termsTag" tone="muted">
        {`${variant}: ${values}`}
      </Text>
    </div>
  );
}

export const Scale: Story = {
  render: (_args, { globals }) => (
    <Stack gap="l">
      {(Object.keys(type) as TypeName[]).map((variant) => (
        // another brand has other values
        <Specimen key={`${variant} ${String(globals.brand)}`} variant={variant} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\w+: \d[\d.]* \/ \d[\d.]*px, \d+$/)).toHaveLength(Object.keys(type).length);
  },
};
