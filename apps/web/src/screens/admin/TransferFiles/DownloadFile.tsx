import { downloadTransferFile } from '@potli/api/contract/adminTransferFiles';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { saveFile } from '../../../lib/csv/saveFile.ts';

/** Saves a file for the bank. It has account numbers: the audit log says each time who took it. */
export function DownloadFile({ name }: { name: string }) {
  const { api } = useApp();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(downloadTransferFile, { params: { name } }),
    onSuccess({ fileName, text }) {
      saveFile(fileName, 'text/plain;charset=utf-8', text);
      toast.success(`${fileName} is saved. It has account numbers: remove it when the bank has it.`);
    },
    onError: (error) => toast.error(firstError(error, 'The download failed.')),
  });
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate()} aria-label={`Download ${name}`}>
      <Icon of={Download} size={18} />
      Download
    </Button>
  );
}
