import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../components/Layout/Layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Colours', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <Grid columns={6}>
      {Object.entries(vars.color).map(([role, value]) => (
        <Stack key={role} gap="xs">
          <span
            aria-hidden
            style={{
              height: 64,
              background: value,
              borderRadius: 12,
              boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
            }}
          />
          <Text variant="bodyS">{role}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
