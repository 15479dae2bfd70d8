import type { FileVerdict } from '@potli/proof';
import { useEffect, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { type ChosenFiles, checkFiles } from './checkFiles.ts';

/** What is known of the chosen files; undefined: none is chosen. */
export type Check = FileVerdict | 'checking' | undefined;

type Done = ChosenFiles & { verdict: FileVerdict };

/** Checks the file whenever it or its reference changes. */
export function useCheck(file: File | undefined, { others, head }: Omit<ChosenFiles, 'file'>): Check {
  const { api } = useApp();
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    void checkFiles({ file, others, head }, api).then((verdict) => {
      if (isWanted) setDone({ file, others, head, verdict });
    });
    return () => {
      isWanted = false;
    };
  }, [file, others, head, api]);
  if (!file) return undefined;
  const isCurrent = done?.file === file && done.others === others && done.head === head;
  return isCurrent ? done.verdict : 'checking';
}
