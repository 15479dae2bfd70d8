import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Combobox } from '@potli/ui/Combobox';
import { DateField } from '@potli/ui/DateField';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { TextField } from '@potli/ui/TextField';
import { sendClaim } from './sendClaim';

/** Fields keep their own values here; the server action gets them. */
export function ClaimForm() {
  return (
    <form action={sendClaim}>
      <Stack gap="m">
        <Heading level={2}>Report a missing order</Heading>
        <Combobox
          name="store"
          label="Store"
          options={[
            { value: 'juttigali', label: 'Juttigali' },
            { value: 'sunehri', label: 'Sunehri Silks' },
          ]}
          defaultValue="juttigali"
          emptyText="No store of this name"
        />
        <TextField name="order" label="Order number" required />
        <NumberField name="amount" label="Amount" grouped leading="₹" required />
        <DateField name="day" label="Day of the order" pickLabel="Choose the day" required />
        <Checkbox name="sure" label="I bought it by way of this site" required />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
