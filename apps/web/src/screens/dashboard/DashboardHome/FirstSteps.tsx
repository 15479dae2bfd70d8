import { getBankDetails } from '@potli/api/contract/bankDetails';
import { getCurrentUser } from '@potli/api/contract/profile';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { type Task, TaskList } from '@potli/ui/TaskList';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

/**
 * What a new member does first (docs/product/dashboard.md#home). A step whose state did not load is not ticked.
 * @returns `isKnown`: both answers have come; `isSettled`: they have, or failed
 */
export function useFirstSteps() {
  const { api } = useApp();
  const profile = useQuery(apiQuery(api, getCurrentUser, {}));
  const bank = useQuery(apiQuery(api, getBankDetails, {}));
  const steps = [
    {
      label: 'Complete your profile',
      href: paths.profile,
      done: Boolean(profile.data?.name && profile.data.mobileNumber),
    },
    { label: 'Add your bank account or UPI ID', href: memberPaths.bankAccount, done: Boolean(bank.data) },
  ];
  const isSettled = [profile, bank].every(({ isFetched, failureCount }) => isFetched || failureCount > 0);
  return { steps, hasAccount: Boolean(bank.data), isKnown: profile.isSuccess && bank.isSuccess, isSettled };
}

interface FirstStepsProps {
  steps: readonly Task[];
  /** After a click that was tracked the third step is done. */
  hasShopped: boolean;
  /** Rupees in Pending and Approved that an account is missing for. */
  waitingRupees?: number;
}

/** The three steps; they stay until each is done. */
export function FirstSteps({ steps, hasShopped, waitingRupees = 0 }: FirstStepsProps) {
  return (
    <Panel as="section">
      <Stack gap="l">
        <SectionHeading title="Your first three steps" variant="block" />
        <TaskList
          doneLabel="Done"
          items={[...steps, { label: 'Shop for the first time', href: paths.stores, done: hasShopped }]}
        />
        {waitingRupees > 0 && (
          <Text>{`${formatRupees(waitingRupees, 'paise')} is waiting. Add your bank account or UPI ID, so that we can send it to you.`}</Text>
        )}
        {!hasShopped && <Text tone="muted">After your first tracked click, your cashback shows here.</Text>}
      </Stack>
    </Panel>
  );
}
