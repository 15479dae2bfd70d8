import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import { fillPolicyWords } from '@potli/api/contract/textWords';
import { FaqGroups } from '../../../features/content/FaqGroups.tsx';
import { VideoGroups } from '../../../features/content/VideoGroups.tsx';

/** Whether only the dashboard of members lists rows of a kind. */
export const isForMembers = ({ kind }: Pick<CatalogueRow, 'kind'>): boolean => kind === 'faqs' || kind === 'videos';

/**
 * A question or a video as the dashboard lists it, with what is saved of it: it opens and plays as there. Its page is made in the
 * browser of a member, who is none here, so the part of it stands in this page.
 */
export function MemberPreview({ row: { kind, row, draft } }: { row: Pick<CatalogueRow, 'kind' | 'row' | 'draft'> }) {
  const fields = draft ?? row ?? {};
  const contentType = String(fields.contentType);
  if (kind === 'videos') return <VideoGroups groups={[{ contentType, videoList: [String(fields.videoUrl)] }]} />;
  const faq = { question: String(fields.question), answer: fillPolicyWords(String(fields.answer)) };
  return <FaqGroups groups={[{ contentType, faqList: [faq] }]} />;
}
