/**
 * Every story begins without a member: all files share one page, and a login that the story before had begun may be
 * marked after that story has tidied up.
 */
export function startAsVisitor() {
  delete document.documentElement.dataset.session;
}
