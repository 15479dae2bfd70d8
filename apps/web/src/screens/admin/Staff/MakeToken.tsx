import {
  createStaffToken,
  listStaffMembers,
  listStaffTokens,
  TOKEN_NAME_LENGTH,
  TOKEN_NAME_RULE,
} from '@potli/api/contract/adminStaff';
import { STAFF_TOKEN_DAYS } from '@potli/api/contract/policy';
import { type Right, rights, rightTexts } from '@potli/api/contract/roles';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { MadeToken } from './MadeToken.tsx';

/** Makes a token for a program. */
export function MakeToken() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Make a token
      </Button>
      {isOpen && <MakeTokenDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const own = useStaff();
  const [given, setGiven] = useState({ name: '', email: own.email, days: '90' });
  const [chosen, setChosen] = useState<readonly Right[]>([]);
  const days = Number(given.days);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      api.call(createStaffToken, {
        body: { name: given.name.trim(), email: given.email.trim(), rights: [...chosen], days },
      }),
    onSuccess: () => Promise.all([listStaffTokens, listStaffMembers].map((endpoint) => invalidate(cache, endpoint))),
    // nothing of it stays in memory when the dialog is closed
    gcTime: 0,
  });
  const field = (name: keyof typeof given) => ({
    value: given[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  const toggle = (right: Right) =>
    setChosen(chosen.includes(right) ? chosen.filter((one) => one !== right) : [...chosen, right]);
  const isReady = given.name.trim() !== '' && given.email.trim() !== '' && days >= 1 && chosen.length > 0;
  if (data)
    return (
      <Dialog open onOpenChange={onClose} title={`The token ${data.name}`} closeLabel="Close">
        <MadeToken made={data} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Make a token"
      description="With it a program does what one of you may do, without a password."
      closeLabel="Close"
    >
      <form onSubmit={handleSubmit(() => isReady && mutate())} noValidate>
        <Stack>
          <TextField
            label="Name"
            hint={`The audit log names it: ${TOKEN_NAME_RULE}.`}
            maxLength={TOKEN_NAME_LENGTH}
            {...field('name')}
          />
          <TextField
            label="Whose it is (e-mail address)"
            hint="It opens no more than the role of this person does, also when the role changes."
            type="email"
            maxLength={254}
            {...field('email')}
          />
          <NumberField
            label="Days until it ends"
            hint={`${STAFF_TOKEN_DAYS} at most.`}
            value={given.days}
            required
            maxLength={3}
            onValueChange={(value) => setGiven({ ...given, days: value })}
          />
          <Stack role="group" aria-label="Rights" gap="s">
            <Text>What it opens</Text>
            {rights.map((right) => (
              <Checkbox
                key={right}
                label={`${right}: ${rightTexts[right]}`}
                checked={chosen.includes(right)}
                onChange={() => toggle(right)}
              />
            ))}
          </Stack>
          <Refusal error={error} />
          <DialogFoot>
            <Button type="submit" busy={isPending} disabled={!isReady}>
              Make the token
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
