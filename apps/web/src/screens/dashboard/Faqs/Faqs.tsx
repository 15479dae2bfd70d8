import type { FaqEntry } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { useRef, useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { faqs, type PlacedEntry } from '../../../features/content/contentLists.ts';
import { FaqGroups } from '../../../features/content/FaqGroups.tsx';
import { useDeleteEntry } from '../../../features/content/useDeleteEntry.ts';
import { useIsAdmin } from '../../../features/session/useIsAdmin.ts';
import { paths } from '../../../lib/paths.ts';
import { AddFaq } from './AddFaq.tsx';

const texts = {
  deleted: 'FAQ deleted successfully',
  failed: 'An error occurred while deleting the FAQ',
  stale: 'Somebody else changed the FAQs in the meantime. They are up to date now, please try again.',
  restored: 'The FAQ is back',
  notRestored: 'The FAQ could not be brought back',
};

/** FAQs by content type; an admin adds and deletes them (docs/product/content.md#faqs). */
export function Faqs() {
  const isAdmin = useIsAdmin();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const { deleteEntry, remaining } = useDeleteEntry(faqs, texts);
  const onDelete = (faq: PlacedEntry<FaqEntry>) => {
    // the pressed button disappears with its question
    addButton.current?.focus();
    deleteEntry(faq);
  };
  const tools = isAdmin && (
    <Button ref={addButton} variant="secondary" onClick={() => setAdding(true)}>
      Add FAQ
    </Button>
  );
  return (
    <ContentScreen title="FAQs" tools={tools} failed="FAQs could not be loaded">
      {(content) => {
        const groups = remaining(content).userDashboardFAQ.filter(({ faqList }) => faqList.length > 0);
        return (
          <>
            {groups.length === 0 && <NoFaqs />}
            <FaqGroups groups={groups} onDelete={isAdmin ? onDelete : undefined} />
            {adding && <AddFaq onClose={() => setAdding(false)} />}
          </>
        );
      }}
    </ContentScreen>
  );
}

function NoFaqs() {
  return (
    <EmptyList
      title="No questions yet"
      text="Answers to common questions will be listed here. Until then, write to us."
      action={{ label: 'Contact us', href: paths.contact }}
    />
  );
}
