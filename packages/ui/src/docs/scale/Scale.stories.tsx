import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Grid, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { brands } from '../brands.ts';
import * as styles from './Scale.css.ts';

const meta = { title: 'Foundations/Space and shape', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="s">
      {children}
      <Text variant="bodyS">{name}</Text>
    </Stack>
  );
}

export const Space: Story = {
  render: () => (
    <Stack>
      {Object.entries(space).map(([name, size]) => (
        <Sample key={name} name={`${name}, ${size}`}>
          <div className={styles.bar} style={{ width: size }} />
        </Sample>
      ))}
    </Stack>
  ),
};

/** Tokens of the brand in the toolbar. */
const tokensOf = (brand: unknown) => brands.find(({ name }) => name === brand);

export const Corners: Story = {
  render: (_args, { globals }) => (
    <Grid columns={6}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <Sample key={name} name={`${name}, ${tokensOf(globals.brand)?.radius[name as keyof typeof vars.radius]}`}>
          <div className={styles.shape} style={{ borderRadius }} />
        </Sample>
      ))}
    </Grid>
  ),
};

export const Elevation: Story = {
  render: (_args, { globals }) => (
    <Grid columns={3} gap="x5">
      {Object.entries(vars.elevation).map(([name, boxShadow]) => (
        <Sample key={name} name={`${name}, ${tokensOf(globals.brand)?.elevation[name as keyof typeof vars.elevation]}`}>
          <div className={styles.lifted} style={{ boxShadow }} />
        </Sample>
      ))}
    </Grid>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Stack>
      {Object.entries(below).map(([name, query]) => (
        <Text key={name}>
          {name}: {query}
        </Text>
      ))}
    </Stack>
  ),
};
