import { Button } from '@potli/ui/components/Button/Button';
import { useRef, useState } from 'react';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { useIsAdmin } from '../../../features/session/roleQuery.ts';
import { AddFaq } from './AddFaq.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { useDeleteFaq } from './useDeleteFaq.ts';
import type { PlacedFaq } from './withoutFaq.ts';

/** FAQs by content type; an admin adds and deletes them (docs/product/content.md#faqs). */
export function Faqs() {
  const isAdmin = useIsAdmin();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const { deleteFaq, remaining } = useDeleteFaq();
  const onDelete = (faq: PlacedFaq) => {
    // the pressed button goes with its question
    addButton.current?.focus();
    deleteFaq(faq);
  };
  const tools = isAdmin && (
    <Button ref={addButton} variant="action" onClick={() => setAdding(true)}>
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
    <NothingHere
      title="No questions yet"
      text="What members ask often will be answered here. Until then, write to us."
      action={{ label: 'Contact us', href: '/contact' }}
    />
  );
}
