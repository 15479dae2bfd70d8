import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { saveFile } from '../../../lib/csv/saveFile.ts';

type Api = ReturnType<typeof useApp>['api'];

interface SentFile {
  fileName: string;
  text: string;
}

interface Download<Given, File extends SentFile> {
  call(api: Api, given: Given): Promise<File>;
  type: string | ((given: Given) => string);
  /** "file.csv is saved, with 3 lines." */
  done(file: File): string;
}

/** Asks for a file of the accountant, and saves it. */
export function useDownload<Given, File extends SentFile>({ call, type, done }: Download<Given, File>) {
  const { api } = useApp();
  const toast = useToast();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (given: Given) => call(api, given),
    onSuccess(file, given) {
      saveFile(file.fileName, typeof type === 'string' ? type : type(given), file.text);
      toast.success(done(file));
    },
  });
  return { download: mutate, isPending, error, asked: isPending ? variables : undefined };
}
