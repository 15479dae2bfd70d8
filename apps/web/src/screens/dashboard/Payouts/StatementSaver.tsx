import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, Printer } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

/** All that ever changed the member's money, behind one button that says who needs which form of it (docs/product/orders-and-payouts.md#statement). */
export function StatementSaver() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="m">
      <Row gap="m" wrap justify="between">
        <Text tone="muted">
          Your statement has all that ever changed your money. For taxes, see{' '}
          <Link href={memberPaths.myYear}>your year</Link>.
        </Text>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>Statement</span>
          <Icon of={ChevronDown} size={18} />
        </Button>
      </Row>
      {isOpen && <Forms id={id} />}
    </Stack>
  );
}

function Forms({ id }: { id: string }) {
  const { api, site } = useApp();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const { saveStatement } = await import('../../../features/statement/saveStatement.ts');
      await saveStatement(api, site.productName, format);
    },
    onError: () => toast.error('The statement was not saved. Please try again.'),
  });
  const save = (format: 'csv' | 'json') => ({
    busy: isPending && variables === format,
    onClick: () => isPending || mutate(format),
  });
  return (
    <Stack as="ul" id={id} gap="m" aria-label="Forms of your statement">
      <Form whom="To read, to print, or for your bank.">
        <Button variant="outline" size="sm" href={memberPaths.statement}>
          <Icon of={Printer} size={18} />
          <span>Print or PDF</span>
        </Button>
      </Form>
      <Form whom="For Excel, or your accountant.">
        <Button variant="outline" size="sm" {...save('csv')}>
          <Icon of={Download} size={18} />
          <span>Spreadsheet (CSV)</span>
        </Button>
      </Form>
      <Form
        whom={
          <>
            For somebody who wants to <Link href={paths.verify}>check</Link> it: signed, so that no line can be changed.
          </>
        }
      >
        <Button variant="outline" size="sm" {...save('json')}>
          <Icon of={Download} size={18} />
          <span>Signed file (JSON)</span>
        </Button>
      </Form>
    </Stack>
  );
}

/** One form of the statement, and who needs it. */
function Form({ whom, children }: { whom: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="m" wrap>
      {children}
      <Text as="span" tone="muted">
        {whom}
      </Text>
    </Row>
  );
}
