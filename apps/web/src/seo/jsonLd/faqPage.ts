import type { Thing } from './Thing.ts';

/** Questions and answers of a page; nothing where there are none. */
export function faqPage(faqs: readonly { question: string; answer: string }[]): Thing[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
