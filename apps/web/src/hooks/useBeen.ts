import { useState } from 'react';

/** Whether this was ever so. */
export function useBeen(now: boolean): boolean {
  const [been, setBeen] = useState(now);
  if (now && !been) setBeen(true);
  return been;
}
