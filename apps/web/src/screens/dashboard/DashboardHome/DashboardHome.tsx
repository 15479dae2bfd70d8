import { getCurrentUser } from '@potli/api/contract/profile';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { MemberPicture } from '../../../features/profile/MemberPicture.tsx';
import { questionsQuery } from '../../../features/questions/questionsQuery.ts';
import { Content, ContentLoading, contentQuery } from './Content.tsx';
import { Question } from './Question.tsx';
import { Wallet } from './Wallet.tsx';

/** The dashboard's home (docs/product/dashboard.md#home): wallet, a question, banner, video and FAQs, each for itself. */
export function DashboardHome() {
  return (
    <Stack gap="x2">
      <Greeting />
      <Wallet />
      <Rest />
    </Stack>
  );
}

/** The question and what is below it come together: a question that came later would push the rest down. */
function Rest() {
  const { api } = useApp();
  const content = useQuery(contentQuery(api));
  const questions = useQuery(questionsQuery(api));
  // where questions fail, the rest does not wait for the next attempt
  const isAsking = !questions.isFetched && questions.failureCount === 0;
  if (content.isPending || isAsking) return <ContentLoading />;
  return (
    <>
      <Question questions={questions.data} />
      <Content query={content} />
    </>
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
