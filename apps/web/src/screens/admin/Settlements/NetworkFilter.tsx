import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { type FormEvent, useState } from 'react';

interface NetworkFilterProps {
  network: string | undefined;
  onFilter: (network: string | undefined) => void;
}

/** Shows the statements of one network; the address gets it when it is sent. */
export function NetworkFilter({ network, onFilter }: NetworkFilterProps) {
  const [value, setValue] = useState(network ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(value.trim() || undefined);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Row gap="m" align="end" wrap>
          <TextField
            label="Network"
            value={value}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setValue(target.value)}
          />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </Row>
      </form>
    </search>
  );
}
