import { changeStaffRole, listStaffMembers, type StaffMember } from '@potli/api/contract/adminStaff';
import { type MemberRole, staffRoles } from '@potli/api/contract/roles';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { FactList } from '@potli/ui/FactList';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { hintOf, rightFacts, roleOptions } from './staffTexts.ts';

const options = [...roleOptions, { value: 'MEMBER', label: 'None: a member again' }];
const roles: readonly MemberRole[] = [...staffRoles, 'MEMBER'];

/** What the role of somebody opens, and the form that changes it or takes it away. */
export function ChangeRole({ staff }: { staff: StaffMember }) {
  return (
    <Stack gap="l">
      <FactList facts={rightFacts(staff.role)} />
      {staff.closedBecause === null ? (
        <RoleForm staff={staff} />
      ) : (
        <Callout icon={Info} tone="info">
          {staff.closedBecause}
        </Callout>
      )}
    </Stack>
  );
}

function RoleForm({ staff: { id, email, role: readRole } }: { staff: StaffMember }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState({ role: readRole as MemberRole, readRole });
  // a colleague has changed it: the choice was about another role
  const role = chosen.readRole === readRole ? chosen.role : readRole;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(changeStaffRole, { params: { id }, body: { role, readRole } }),
    onSuccess() {
      toast.success(role === 'MEMBER' ? `${email} has no role any more.` : `${email} is ${role} now.`);
      // the button cannot be pressed again
      select.current?.focus();
    },
    // also after a refusal: a colleague may have changed it
    onSettled: () => invalidate(cache, listStaffMembers),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role !== readRole) mutate();
  };
  return (
    <form onSubmit={submit} aria-label={`Role of ${email}`}>
      <Stack gap="m">
        <Select
          label="Role"
          hint={role === 'MEMBER' ? 'The account stays. Its tokens open nothing from then on.' : hintOf(role)}
          options={options}
          value={role}
          ref={select}
          onChange={({ target }) => setChosen({ role: roles.find((one) => one === target.value) ?? role, readRole })}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isPending} disabled={role === readRole}>
            {role === 'MEMBER' ? 'Take the role' : 'Change the role'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
