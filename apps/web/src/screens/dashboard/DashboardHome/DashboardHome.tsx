import { getCurrentUser } from '@potli/api/contract/profile';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { MemberPicture } from '../../../features/profile/MemberPicture.tsx';
import { Content } from './Content.tsx';
import { Question } from './Question.tsx';
import { Wallet } from './Wallet.tsx';

/** The dashboard's home (docs/product/dashboard.md#home): wallet, a question, banner, video and FAQs, each for itself. */
export function DashboardHome() {
  return (
    <Stack gap="x2">
      <Greeting />
      <Wallet />
      <Question />
      <Content />
    </Stack>
  );
}

/** Greets by the first name, where it is known. */
function Greeting() {
  const { data } = useQuery(apiQuery(useApp().api, getCurrentUser, {}));
  const [firstName] = data?.name.trim().split(/\s+/) ?? [];
  return (
    <Row gap="m">
      {data?.profilePicture && <MemberPicture address={data.profilePicture} />}
      <Heading level={1}>{firstName ? `Namaste, ${firstName}` : 'Namaste'}</Heading>
    </Row>
  );
}
