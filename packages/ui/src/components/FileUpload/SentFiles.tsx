import { useRef } from 'react';
import { useFormReset } from '../Field/useFormReset.ts';

interface SentFilesProps {
  name: string;
  files: readonly File[];
  form?: string;
  disabled?: boolean;
}

/** The files as a form sends them. The input that a person uses is empty, so that the same file can be chosen again. */
export function SentFiles({ files, ...props }: SentFilesProps) {
  const sent = useRef<HTMLInputElement>(null);
  const fill = (input: HTMLInputElement | null) => {
    sent.current = input;
    // jsdom has none, and tests of apps are not about this input
    if (!input || typeof DataTransfer === 'undefined') return;
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
  };
  // a reset empties the input after its event, also where the caller has the files
  useFormReset(sent, props.form, () => setTimeout(() => fill(sent.current)));
  return <input {...props} ref={fill} type="file" multiple hidden />;
}
