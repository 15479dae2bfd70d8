import { type DragEvent, useRef, useState } from 'react';
import { useFormReset } from '../Field/useFormReset.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { admitFiles, type FileLimits, type FileRefusal, fileKey } from './admitFiles.ts';

export interface FileUploadInput extends FileLimits {
  /** The files chosen so far. Controlled together with `onFilesChange`; otherwise the field keeps them, beginning with none. */
  files?: readonly File[];
  /** Gets all files that stay or were added. */
  onFilesChange?: (files: readonly File[]) => void;
  /** No file can be added or removed, for example while they are sent. */
  disabled?: boolean;
}

interface Input extends FileUploadInput {
  /** Id of a form that the field does not stand in. */
  form: string | undefined;
}

const NO_FILES: readonly File[] = [];

/** State of a file upload: files are added by dialog or drop within the limits, and removed one by one. */
export function useFileUpload({ files: given, onFilesChange: tell, form, disabled = false, ...limits }: Input) {
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [dragOver, setDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [files, onFilesChange] = useOwnValue({
    value: given,
    first: NO_FILES,
    onValueChange: tell,
    field: input,
    form,
  });
  useFormReset(input, form, () => setRefusal(undefined));

  const add = (incoming: FileList) => {
    const admission = admitFiles(files, [...incoming], limits);
    setRefusal(admission.refusal);
    if (admission.files.some((file, place) => file !== files[place])) onFilesChange(admission.files);
  };

  const remove = (file: File) => {
    setRefusal(undefined);
    onFilesChange(files.filter((other) => fileKey(other) !== fileKey(file)));
    // the focused button goes with its file
    input.current?.focus();
  };

  const hover = (next: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragOver(next && !disabled);
  };

  const zone = {
    onDragEnter: hover(true),
    onDragOver: hover(true),
    onDragLeave: hover(false),
    onDrop: (event: DragEvent) => {
      hover(false)(event);
      if (!disabled) add(event.dataTransfer.files);
    },
  };
  return { files, refusal, dragOver, input, add, remove, zone };
}
