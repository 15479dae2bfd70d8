import type { FaqEntry, UserDashboard } from '@potli/api/contract/dashboardContent';

/** A question in its group. */
export interface PlacedFaq extends FaqEntry {
  contentType: string;
}

/** The content without a question; where it stands twice, its first place goes. */
export function withoutFaq(content: UserDashboard, { contentType, question, answer }: PlacedFaq): UserDashboard {
  const userDashboardFAQ = content.userDashboardFAQ.map((group) => {
    if (group.contentType !== contentType) return group;
    const place = group.faqList.findIndex((faq) => faq.question === question && faq.answer === answer);
    return place < 0 ? group : { ...group, faqList: group.faqList.toSpliced(place, 1) };
  });
  return { ...content, userDashboardFAQ };
}
