import { readSession } from './tokenStorage.ts';

/** What one member typed into forms that their session took away, by the form's name. In memory only. */
const drafts = new Map<string, unknown>();
let owner: string | undefined;

/** Who the stored session belongs to. Undefined where its token does not name a member. */
export function currentMember(): string | undefined {
  const [, payload = ''] = readSession().accessToken?.split('.') ?? [];
  try {
    // jwt-decode would come with every page, since forms and the session need this
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }).sub;
  } catch {
    // hosts may give out tokens that cannot be read
    return undefined;
  }
}

export function putDraft(member: string, form: string, draft: unknown): void {
  dropDraftsExceptOf(member);
  owner = member;
  drafts.set(form, draft);
}

/** The draft of a form, once. */
export function takeDraft(form: string): unknown {
  const draft = drafts.get(form);
  drafts.delete(form);
  return draft;
}

/** @param member who may still get their drafts; undefined: nobody */
export function dropDraftsExceptOf(member: string | undefined): void {
  if (member === undefined || member !== owner) drafts.clear();
}
