import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

const formats = [
  { format: 'csv', label: 'Table (CSV)' },
  { format: 'json', label: 'Proof (JSON)' },
] as const;

/** Saves all that ever changed the member's money (docs/product/orders-and-payouts.md#statement). */
export function StatementSaver() {
  const { api, site } = useApp();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const { saveStatement } = await import('../../../features/statement/saveStatement.ts');
      await saveStatement(api, site.productName, format);
    },
    onError: () => toast.error('The statement was not saved. Please try again.'),
  });
  return (
    <Stack gap="m" role="group" aria-label="Your statement">
      <Text tone="muted">
        Your statement: all that ever changed your money. The proof can be <Link href={paths.verify}>checked</Link>. For
        taxes, see <Link href={memberPaths.myYear}>your year</Link>.
      </Text>
      <Row gap="m" wrap>
        <Button variant="outline" size="sm" href={memberPaths.statement}>
          <Icon of={Printer} size={18} />
          <span>Paper (PDF)</span>
        </Button>
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant="outline"
            size="sm"
            busy={isPending && variables === format}
            onClick={() => isPending || mutate(format)}
          >
            <Icon of={Download} size={18} />
            <span>{label}</span>
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
