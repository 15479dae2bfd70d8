import { useToastQueue } from '@potli/ui/Toast';
import { Suspense, useEffect, useState } from 'react';
import { lazyScript } from '../hydration/lazyScript.ts';
import { nextFrame } from '../lib/nextFrame.ts';
import { loadToaster } from './loadToaster.ts';

const Toaster = lazyScript(async () => (await loadToaster()).Toaster);

/** The toaster, fetched with the first toast: most pages never show one. What is pressed is answered before. */
export function LazyToaster() {
  const queue = useToastQueue();
  const [needed, setNeeded] = useState(false);
  useEffect(() => queue.subscribe(() => void nextFrame().then(() => setNeeded(true))), [queue]);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster label="Notifications" closeLabel="Close" />
    </Suspense>
  );
}
