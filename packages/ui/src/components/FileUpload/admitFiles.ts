export interface FileLimits {
  /** More files are refused, with a message. */
  maxFiles: number;
  /** As in `<input accept>`: types ("image/*", "application/pdf") and extensions (".pdf"). All files by default. */
  accept?: string;
  /** For all files, or by the file. */
  maxBytes?: number | ((file: File) => number);
}

/** Why a file was refused. */
export type FileRefusal = { reason: 'count' } | { reason: 'type' | 'size'; file: File };

export interface Admission {
  files: readonly File[];
  /** The last refusal. Files that are already chosen are ignored. */
  refusal: FileRefusal | undefined;
}

/** Adds files within the limits. */
export function admitFiles(present: readonly File[], incoming: readonly File[], limits: FileLimits): Admission {
  let refusal: FileRefusal | undefined;
  const files = [...present];
  for (const file of incoming) {
    if (files.some((other) => fileKey(other) === fileKey(file))) continue;
    const refused = refuse(file, files.length, limits);
    if (refused) refusal = refused;
    else files.push(file);
  }
  return { files, refusal };
}

/** Identifies a chosen file. */
export function fileKey(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}

function refuse(file: File, count: number, { maxFiles, accept, maxBytes }: FileLimits): FileRefusal | undefined {
  if (accept && !accepts(accept, file)) return { reason: 'type', file };
  const most = typeof maxBytes === 'function' ? maxBytes(file) : maxBytes;
  if (most !== undefined && file.size > most) return { reason: 'size', file };
  return count >= maxFiles ? { reason: 'count' } : undefined;
}

function accepts(accept: string, { name, type }: File): boolean {
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
