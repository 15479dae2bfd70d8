import type { ClaimList } from '@potli/api/contract/adminClaims';
import { Button } from '@potli/ui/Button';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { Row } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { type FormEvent, useState } from 'react';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';

const ofStatus = (value: ClaimList) => ({ value, label: disputeStatus(value).label });

const lists: readonly { value: ClaimList; label: string }[] = [
  { value: 'open', label: 'All open ones' },
  ofStatus('RECEIVED'),
  ofStatus('NEED_INFO'),
  ofStatus('ON_HOLD'),
  ofStatus('SENT_TO_STORE'),
  { value: 'orders', label: 'Approved, order unclear' },
  { value: 'decided', label: 'Approved and rejected' },
];

interface ClaimsFilterProps {
  list: ClaimList;
  find: string | undefined;
  onFilter: (filter: { list?: string | undefined; find: string | undefined }) => void;
}

/** Which claims are listed: those of a list, or those that a text finds. */
export function ClaimsFilter({ list, find, onFilter }: ClaimsFilterProps) {
  const [text, setText] = useState(find ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ find: text.trim() || undefined });
  };
  return (
    <Row gap="l" wrap align="end" justify="between">
      <InlineSelect
        label="Claims"
        value={list}
        options={lists}
        onChange={(next) => onFilter({ list: next === 'open' ? undefined : next, find: undefined })}
      />
      <search>
        <form onSubmit={submit}>
          <Row gap="m" align="end">
            <TextField
              label="Ticket number or e-mail address"
              value={text}
              maxLength={254}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" variant="secondary">
              Find
            </Button>
          </Row>
        </form>
      </search>
    </Row>
  );
}
