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
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    if (input) input.files = list.files;
    sent.current = input;
  };
  // a reset empties the input after it was told of, also where the caller keeps the files
  useFormReset(sent, props.form, () => setTimeout(() => fill(sent.current)));
  return <input {...props} ref={fill} type="file" multiple hidden />;
}
