'use client';

import { Button } from '@potli/ui/Button';
import { Dialog } from '@potli/ui/Dialog';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';

export function Rename() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Name" closeLabel="Close">
        <TextField label="Name" />
      </Dialog>
    </>
  );
}
