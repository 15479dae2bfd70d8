const KB = 1024;

/** "214 KB", "1.1 MB": whole kilobytes, at least 1; megabytes with one decimal. */
export function formatFileSize(bytes: number, locale = 'en-IN'): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  if (kilobytes < KB) return `${kilobytes.toLocaleString(locale)} KB`;
  return `${(bytes / KB / KB).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
