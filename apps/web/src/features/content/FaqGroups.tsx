import type { FaqEntry, FaqGroup } from '@potli/api/contract/dashboardContent';
import { Accordion } from '@potli/ui/Accordion';
import { IconButton } from '@potli/ui/IconButton';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Trash2 } from 'lucide';
import { contentLabel } from './contentLabel.ts';
import type { PlacedEntry } from './contentLists.ts';

interface FaqGroupsProps {
  groups: readonly FaqGroup[];
  /** Offers to delete each question. */
  onDelete?: (faq: PlacedEntry<FaqEntry>) => void;
}

/** Questions with their answers, by content type. */
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
              onClick={() => onDelete({ contentType, entry: faq })}
            />
          ),
        }))}
      />
    </Panel>
  ));
}
