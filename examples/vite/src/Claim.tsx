import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { Dialog } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { Select } from '@potli/ui/Select';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useState } from 'react';
import { stores } from './stores.ts';

/** A dialog with a native form: it gets the values, not what the fields show. */
export function Claim() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const send = (data: FormData) => {
    setOpen(false);
    toast.success(`Claim for ${data.get('amount')} of ${data.get('day')} sent`);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report a missing order</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Missing order" closeLabel="Close">
        <form action={send}>
          <Stack gap="m">
            <Select
              name="store"
              label="Store"
              required
              placeholder="Choose a store"
              options={stores.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField name="order" label="Order number" required hint="As it is printed on your order" />
            <NumberField name="amount" label="Amount" grouped required leading="₹" />
            <DateField name="day" label="Day of the order" required pickLabel="Choose the day" />
            <Checkbox name="sure" label="I bought it by way of this site" required />
            <Button type="submit">Send</Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
