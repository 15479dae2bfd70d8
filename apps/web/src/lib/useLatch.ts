import { useState } from 'react';

/** Whether this was ever so. */
export function useLatch(now: boolean): boolean {
  const [been, setBeen] = useState(now);
  if (now && !been) setBeen(true);
  return been;
}
