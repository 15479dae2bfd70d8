export interface FileLimits {
  /** More files are refused, with a message. Where it is one, a file that is chosen later takes its place. */
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
  /** The last refusal. A file that is chosen again takes its own place: the first one may be readable no more. */
  refusal: FileRefusal | undefined;
}

/** Adds files within the limits. */
export function admitFiles(present: readonly File[], incoming: readonly File[], limits: FileLimits): Admission {
  let refusal: FileRefusal | undefined;
  let files = [...present];
  let isReplaced = limits.maxFiles !== 1;
  for (const file of incoming) {
    const again = files.findIndex((other) => fileKey(other) === fileKey(file));
    const refused = refuse(file, again === -1 && isReplaced ? files.length : 0, limits);
    if (refused) refusal = refused;
    else if (again !== -1) files = files.map((other, place) => (place === again ? file : other));
    else files = isReplaced ? [...files, file] : [file];
    isReplaced ||= !refused;
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
