import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Row, Stack } from '../../components/Layout/Layout.tsx';
import { Loading } from '../../components/Loading/Loading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ease, reducedMotion } from '../../theme/scale.ts';

const meta = { title: 'Foundations/Motion', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What moves, and the two values that all of it uses. */
export const Kinds: Story = {
  render: () => (
    <Stack gap="x2">
      <Row wrap>
        <Button busy>Saving</Button>
        <Text variant="bodyS">Stitches move while something is done.</Text>
      </Row>
      <Row wrap>
        <Loading text="Loading clicks" />
        <Text variant="bodyS">A ring turns while nothing is there yet.</Text>
      </Row>
      <Text variant="bodyS">Panels rise by 12 px as they appear. Their easing is {ease}.</Text>
      <Text variant="bodyS">With {reducedMotion} nothing moves, and everything is still said.</Text>
    </Stack>
  ),
};
