/** Subjects of the mails that a site stores for its developer, newest first. */
export async function readSubjects(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/dev/mails`)).text();
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, subject = '']) => subject.replaceAll('&#39;', "'"));
}
