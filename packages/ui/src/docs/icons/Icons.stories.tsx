import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Check,
  ChevronDown,
  CircleHelp,
  Copy,
  CreditCard,
  ExternalLink,
  Gift,
  Hourglass,
  type IconNode,
  LogIn,
  Search,
  Send,
  Share2,
  ShieldCheck,
  ShoppingBag,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Grid, Row, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';

const meta = { title: 'Foundations/Icons', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One sign for one meaning, by its name in `lucide`. */
const meanings: Record<string, [IconNode, string]> = {
  Check: [Check, 'done, chosen'],
  X: [X, 'close, failed'],
  Hourglass: [Hourglass, 'pending'],
  TriangleAlert: [TriangleAlert, 'take care'],
  CircleHelp: [CircleHelp, 'what is this?'],
  ShieldCheck: [ShieldCheck, 'safe, members only'],
  Search: [Search, 'search'],
  Copy: [Copy, 'copy'],
  Share2: [Share2, 'share'],
  Send: [Send, 'send by Telegram'],
  ExternalLink: [ExternalLink, 'opens another site'],
  LogIn: [LogIn, 'log in'],
  Trash2: [Trash2, 'delete'],
  ChevronDown: [ChevronDown, 'opens below'],
  ShoppingBag: [ShoppingBag, 'shop; a missing picture of a category'],
  Gift: [Gift, 'gift card; a missing picture of a deal'],
  CreditCard: [CreditCard, 'credit card'],
};

export const Meanings: Story = {
  render: () => (
    <Grid columns={3}>
      {Object.entries(meanings).map(([name, [icon, meaning]]) => (
        <Row key={name}>
          <Icon of={icon} size={28} />
          <Stack gap="none">
            <Text variant="label">{name}</Text>
            <Text variant="bodyS" tone="muted">
              {meaning}
            </Text>
          </Stack>
        </Row>
      ))}
    </Grid>
  ),
};
