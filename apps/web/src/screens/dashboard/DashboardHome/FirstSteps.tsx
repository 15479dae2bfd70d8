import { getBankDetails } from '@potli/api/contract/bankDetails';
import { getCurrentUser } from '@potli/api/contract/profile';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { TaskList } from '@potli/ui/TaskList';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

/** What a new member does first (docs/product/dashboard.md#home). A step whose state did not load is not ticked. */
export function FirstSteps() {
  const { api } = useApp();
  const { data: profile } = useQuery(apiQuery(api, getCurrentUser, {}));
  const { data: bank } = useQuery(apiQuery(api, getBankDetails, {}));
  return (
    <Panel as="section">
      <Stack gap="l">
        <SectionHeading title="Your first three steps" variant="block" />
        <TaskList
          doneLabel="Done"
          items={[
            {
              label: 'Complete your profile',
              href: paths.profile,
              done: Boolean(profile?.name && profile.mobileNumber),
            },
            { label: 'Add your bank account or UPI ID', href: memberPaths.bankAccount, done: Boolean(bank) },
            { label: 'Shop for the first time', href: paths.stores, done: false },
          ]}
        />
        <Text tone="muted">After your first tracked click, your cashback shows here.</Text>
      </Stack>
    </Panel>
  );
}
