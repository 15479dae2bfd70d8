import { Button } from '@potli/ui/Button';
import { FieldMessage } from '@potli/ui/FieldMessage';
import { Icon } from '@potli/ui/Icon';
import { Stack } from '@potli/ui/Layout';
import { Download } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';

/** Saves the roots that the shop publishes, to compare a statement with. */
export function RootsSaver() {
  const { api, site } = useApp();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const { saveRoots } = await import('./saveRoots.ts');
      await saveRoots(api, site.productName);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap="s" align="start">
      <Button variant="outline" size="sm" busy={state === 'busy'} onClick={() => state === 'busy' || void save()}>
        <Icon of={Download} size={18} />
        <span>Published roots (JSON)</span>
      </Button>
      {state === 'failed' && <FieldMessage tone="error">The roots were not saved. Please try again.</FieldMessage>}
    </Stack>
  );
}
