import type { FaqGroup } from '@potli/api/contract/dashboardContent';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { Accordion } from '@potli/ui/components/Accordion/Accordion';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Tabs } from '@potli/ui/components/Tabs/Tabs';
import { contentLabel } from '../../../features/content/contentLabel.ts';

/** Questions with their answers, a tab for each content type. */
export function FaqTabs({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <Panel as="section">
      <Tabs
        label="Questions about"
        heading={<SectionHeading title="FAQs" variant="block" />}
        tabs={groups.map(({ contentType, faqList }) => ({
          value: contentType,
          label: contentLabel(contentType),
          content: <Accordion items={faqList} openAtFirst={0} />,
        }))}
      />
    </Panel>
  );
}
