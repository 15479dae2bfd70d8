import { exportAudit } from '@potli/api/contract/audit';
import { ApiError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { saveFile } from '../../../lib/csv/saveFile.ts';
import type { AuditFields } from './auditSearch.ts';

/** Saves the rows of the filter as a file; the log says who took it. */
export function ExportAudit({ filter }: { filter: AuditFields }) {
  const { api } = useApp();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(exportAudit, { body: filter }),
    onSuccess({ csv, rows }) {
      saveFile('audit-log.csv', 'text/csv;charset=utf-8', csv);
      toast.success(`${rows} changes are saved.`);
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : 'The download failed.'),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()} aria-label="Download CSV">
      <Icon of={Download} size={18} />
      CSV
    </Button>
  );
}
