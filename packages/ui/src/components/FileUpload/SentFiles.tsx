import { useLayoutEffect, useRef } from 'react';

interface SentFilesProps {
  name: string;
  files: readonly File[];
  form?: string;
  disabled?: boolean;
}

/** The files as a form sends them. The input that a person uses is empty, so that the same file can be chosen again. */
export function SentFiles({ files, ...props }: SentFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!input.current) return;
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.current.files = list.files;
  }, [files]);
  return <input {...props} ref={input} type="file" multiple hidden tabIndex={-1} aria-hidden />;
}
