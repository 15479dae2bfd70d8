import type { Receipt, ReceiptKeys } from '@potli/api/contract/receipts';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { DialogFoot } from '@potli/ui/Dialog';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Icon } from '@potli/ui/Icon';
import { Stack } from '@potli/ui/Layout';
import { RateTable } from '@potli/ui/RateTable';
import { TermsList } from '@potli/ui/TermsList';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Download, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useApp } from '../../app/App.tsx';
import { CopyableId } from '../../components/table/CopyableId.tsx';
import { saveFile } from '../../lib/csv/saveFile.ts';
import { checkQuery, receiptKeysQuery } from './receiptQuery.ts';
import { promisedRates, usualRate } from './receiptTexts.ts';

/** A receipt as people read it, whether its signature is right, and its files. */
export function ReceiptContent({ receipt }: { receipt: Receipt }) {
  const { api } = useApp();
  const { data: keys, isError } = useQuery(receiptKeysQuery(api));
  const { item, at, rates, keyId } = receipt;
  return (
    <Stack gap="x2">
      <FactList
        facts={[
          { label: 'Led to', value: item.name ?? item.sentTo ?? 'N/A' },
          { label: 'Clicked on (IST)', value: formatDateTime(at, 'N/A') },
          ...(item.sentTo && item.name ? [{ label: 'Sent to', value: item.sentTo }] : []),
          ...(rates.version ? [{ label: 'Version of the rates', value: rates.version }] : []),
        ]}
      />
      <Part title="Rates promised">
        <Rates receipt={receipt} />
      </Part>
      <Part title="Terms">
        <Terms receipt={receipt} />
      </Part>
      <Part title="Signature">
        <Check receipt={receipt} keys={keys} keysFailed={isError} />
        <Text tone="muted" as="div">
          {'Signed with the key '}
          <CopyableId id={keyId} copyLabel="Copy the id of the key" />
        </Text>
      </Part>
      <DialogFoot>
        <Files receipt={receipt} keys={keys} />
      </DialogFoot>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Rates({ receipt }: { receipt: Receipt }) {
  const rates = promisedRates(receipt);
  const usual = usualRate(receipt);
  if (rates.length === 0) return <Text tone="muted">No cashback was promised at this click.</Text>;
  return (
    <>
      <RateTable rates={rates} columns={1} />
      {usual && (
        <Text tone="muted">
          {`An order of which the shop does not say what was bought earns ${usual.value} (${usual.key}).`}
        </Text>
      )}
    </>
  );
}

function Terms({ receipt: { terms } }: { receipt: Receipt }) {
  if (!terms) return <Text tone="muted">What terms were shown at this click is not known.</Text>;
  if (terms.texts.length === 0) return <Text tone="muted">No terms were shown at this click.</Text>;
  return <TermsList items={terms.texts} />;
}

interface CheckProps {
  receipt: Receipt;
  keys: ReceiptKeys | undefined;
  keysFailed: boolean;
}

/** The browser checks the signature by itself. */
function Check({ receipt, keys, keysFailed }: CheckProps) {
  const { data: result } = useQuery(checkQuery(receipt, keys));
  if (result === 'sound') {
    return (
      <Callout icon={BadgeCheck} role="status">
        Your browser has checked it: the shop signed this, and nothing was changed.
      </Callout>
    );
  }
  if (result === 'broken') {
    return (
      <Callout icon={TriangleAlert} tone="danger" role="alert">
        Your browser has checked it: this was not signed with a key of the shop. Please tell us.
      </Callout>
    );
  }
  if (result === null || keysFailed) {
    return (
      <Callout icon={Info} tone="info" role="status">
        Your browser could not check it. The files can be checked with another tool.
      </Callout>
    );
  }
  return <Text tone="muted">Checking…</Text>;
}

function Files({ receipt, keys }: Pick<CheckProps, 'receipt' | 'keys'>) {
  const shop = useApp().site.productName.toLowerCase();
  const save = (name: string, content: object) =>
    saveFile(`${shop}-${name}.json`, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
  return (
    <>
      <Button variant="secondary" size="lg" block onClick={() => save(`receipt-${receipt.clickId}`, receipt)}>
        <Icon of={Download} />
        Download receipt
      </Button>
      <Button variant="outline" block disabled={!keys} onClick={() => keys && save('receipt-keys', keys)}>
        <Icon of={Download} />
        Download keys of the shop
      </Button>
    </>
  );
}
