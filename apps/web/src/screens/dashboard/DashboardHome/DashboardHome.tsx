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
import { useWallet, Wallet } from './Wallet.tsx';

/**
 * The dashboard's home (docs/product/dashboard.md#home): wallet, a question, banner, video and FAQs. What is on the screen
 * stays where it is while more arrives.
 */
export function DashboardHome() {
  const { api } = useApp();
  const wallet = useWallet();
  const content = useQuery(contentQuery(api));
  const questions = useQuery(questionsQuery(api));
  // without an answer, nothing waits for the next attempt
  const isWalletPlaced =
    wallet.query.failureCount > 0 || (wallet.query.isFetched && wallet.isNew !== undefined && wallet.first.isSettled);
  const isAsking = questions.failureCount === 0 && !questions.isFetched;
  return (
    <Stack gap="x2">
      <Greeting />
      <Wallet {...wallet} />
      {isWalletPlaced && !isAsking && !content.isPending ? (
        <>
          <Question questions={questions.data} />
          <Content query={content} />
        </>
      ) : (
        // a new one rather than one that moves
        <ContentLoading key={String(isWalletPlaced)} />
      )}
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
      {/* no wider than the page, so that a long name breaks */}
      <Stack>
        <Heading level={1}>{firstName ? `Namaste, ${firstName}` : 'Namaste'}</Heading>
      </Stack>
    </Row>
  );
}
