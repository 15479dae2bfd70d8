interface SentFilesProps {
  name: string;
  files: readonly File[];
  form?: string;
  disabled?: boolean;
}

/** The files as a form sends them. The input that a person uses is empty, so that the same file can be chosen again. */
export function SentFiles({ files, ...props }: SentFilesProps) {
  const fill = (input: HTMLInputElement | null) => {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    if (input) input.files = list.files;
  };
  return <input {...props} ref={fill} type="file" multiple hidden />;
}
