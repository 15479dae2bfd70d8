import type { Page } from '@potli/api';
import { Button } from '@potli/ui/Button';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { type CsvColumn, toCsv } from '@potli/ui/format/toCsv';
import { Icon } from '@potli/ui/Icon';
import { WideOnly } from '@potli/ui/Layout';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useApp } from '../../app/App.tsx';
import { readAllPages } from '../../lib/csv/readAllPages.ts';
import { saveFile } from '../../lib/csv/saveFile.ts';

export interface DownloadCsvProps<Item> {
  /** Part of the file's name: "clicks". */
  name: string;
  columns: readonly CsvColumn<Item>[];
  read: (at: { page: number; pageSize: number }) => Promise<Page<Item>>;
}

/** A button that saves all pages of a list as a CSV file. */
export function DownloadCsv<Item>({ name, columns, read }: DownloadCsvProps<Item>) {
  const { productName } = useApp().site;
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAllPages(read),
    onSuccess: (rows) => {
      const day = formatDate(new Date().toISOString(), '');
      saveFile(`${productName.toLowerCase()}-${name}-${day}.csv`, 'text/csv;charset=utf-8', toCsv(columns, rows));
    },
    onError: () => toast.error('The download failed. Please try again.'),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()} aria-label="Download CSV">
      <Icon of={Download} size={18} />
      <span>
        <WideOnly>{'Download '}</WideOnly>
        CSV
      </span>
    </Button>
  );
}
