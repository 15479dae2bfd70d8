import { importVoucherFile, listVoucherStock, type VoucherFileAnswer } from '@potli/api/contract/adminVouchers';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { toBase64 } from '../../../lib/toBase64.ts';
import { VoucherFileForm } from './VoucherFileForm.tsx';
import { VoucherPreview } from './VoucherPreview.tsx';

/** A file of vouchers: first what it would add to the stock, then exactly that (docs/product/admin.md#voucher-stock). */
export function ImportVouchers() {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { card = '' } = useSearch({ from: '/admin/vouchers/import' });
  const [giftCard, setGiftCard] = useState(card);
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState<VoucherFileAnswer>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ sent, seen }: { sent: File; seen?: string }) =>
      api.call(importVoucherFile, {
        body: { giftCard: giftCard.trim(), fileName: sent.name, file: await toBase64(sent), seen },
      }),
    async onSuccess(answer) {
      if (answer.outcome === 'shown') {
        setShown(answer);
        return;
      }
      await invalidate(cache, listVoucherStock);
      toast.success(`${pluralize(answer.added, 'voucher')} of ${answer.name} are in stock now.`);
      void navigate({ to: adminPaths.vouchers });
    },
    // the stock has changed, or the file is another: it is looked at again
    onError: () => setShown(undefined),
    // the file has numbers and PINs: it does not stay in memory
    gcTime: 0,
  });
  const change = (set: () => void) => {
    set();
    setShown(undefined);
    reset();
  };
  return (
    <Stack gap="x2">
      <Row justify="between" gap="m" wrap>
        <Heading level={1}>Import vouchers</Heading>
        <Link href={adminPaths.vouchers}>Voucher stock</Link>
      </Row>
      <Text tone="muted">
        Hand in the file of an issuer. You see first what it adds to the stock. Card numbers and PINs are never shown.
      </Text>
      <VoucherFileForm
        giftCard={giftCard}
        file={file}
        busy={isPending}
        onGiftCard={(slug) => change(() => setGiftCard(slug))}
        onFile={(chosen) => change(() => setFile(chosen))}
        onSubmit={() => file && mutate({ sent: file })}
      />
      <Refusal error={error} />
      {shown && file && (
        <VoucherPreview
          answer={shown}
          fileName={file.name}
          busy={isPending}
          onImport={() => mutate({ sent: file, seen: shown.seen })}
        />
      )}
    </Stack>
  );
}
