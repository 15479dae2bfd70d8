import type { FaqGroup } from '@potli/api/contract/dashboardContent';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { Accordion } from '@potli/ui/components/Accordion/Accordion';
import { IconButton } from '@potli/ui/components/IconButton/IconButton';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Trash2 } from 'lucide';
import { contentLabel } from '../../../features/content/contentLabel.ts';
import type { PlacedFaq } from './withoutFaq.ts';

interface FaqGroupsProps {
  groups: readonly FaqGroup[];
  /** Offers to delete each question. */
  onDelete?: (faq: PlacedFaq) => void;
}

/** Questions with their answers, by what they are about. */
export function FaqGroups({ groups, onDelete }: FaqGroupsProps) {
  return groups.map(({ contentType, faqList }) => (
    <Panel as="section" key={contentType}>
      <SectionHeading title={contentLabel(contentType)} variant="block" />
      <Accordion
        items={faqList.map((faq) => ({
          ...faq,
          action: onDelete && (
            <IconButton
              icon={Trash2}
              label={`Delete: ${faq.question}`}
              onClick={() => onDelete({ ...faq, contentType })}
            />
          ),
        }))}
      />
    </Panel>
  ));
}
