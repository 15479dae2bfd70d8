import { giveStaffRole, listStaffMembers } from '@potli/api/contract/adminStaff';
import { type StaffRole, staffRoles } from '@potli/api/contract/roles';
import { Button } from '@potli/ui/Button';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { hintOf, roleOptions } from './staffTexts.ts';

/** Makes a member one of those who run the shop. */
export function GiveRole() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Give a role
      </Button>
      {isOpen && <GiveRoleDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function GiveRoleDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('SUPPORT');
  const given = email.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(giveStaffRole, { body: { email: given, role } }),
    async onSuccess() {
      toast.success(`${given} is ${role} now.`);
      onClose();
      await invalidate(cache, listStaffMembers);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Give a role"
      description="To somebody who has an account and has confirmed its e-mail address."
      closeLabel="Close"
    >
      <form onSubmit={handleSubmit(() => given !== '' && mutate())} noValidate>
        <Stack>
          <TextField
            label="E-mail address"
            type="email"
            value={email}
            required
            maxLength={254}
            autoComplete="off"
            onChange={({ target }) => setEmail(target.value)}
          />
          <Select
            label="Role"
            hint={hintOf(role)}
            options={roleOptions}
            value={role}
            onChange={({ target }) => setRole(staffRoles.find((one) => one === target.value) ?? role)}
          />
          <Refusal error={error} />
          <DialogFoot>
            <Button type="submit" busy={isPending} disabled={given === ''}>
              Give the role
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
