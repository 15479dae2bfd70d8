import { ClickNote } from '@potli/ui/ClickNote';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';

const SHOWN_MS = 8_000;

/** "Click noted · My Clicks", for some seconds. */
export function TrackedNote() {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  return (
    <ClickNote
      text="Click noted"
      link={{ href: paths.clicks, text: 'My Clicks' }}
      closeLabel="Close"
      onClose={() => setOpen(false)}
    />
  );
}
