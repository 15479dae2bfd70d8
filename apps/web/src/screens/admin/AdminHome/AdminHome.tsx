import { rightTexts } from '@potli/api/contract/roles';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { ShopWindow } from './ShopWindow.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** The first page of the admin area: what waits for who may change it, who is here, and what the role allows. */
export function AdminHome() {
  const { name, email, role, rights } = useStaff();
  return (
    <Stack gap="x2">
      <Heading level={1}>Admin</Heading>
      <WhatWaits />
      {rights.includes('catalogue') && <ShopWindow />}
      <Text>{`You are ${name} (${email}), with the role ${role}. It allows:`}</Text>
      <FactList facts={rights.map((right) => ({ label: right, value: rightTexts[right] }))} />
    </Stack>
  );
}
