const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|notify|lock)\b/i;
/** The first table named as such; anything else between quotes may be a value. */
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,62})"?(?=[\s(;,]|$)/i;
/** Values within the text of a query, which drizzle sends apart from it. */
const LITERALS = /'(?:[^']|'')*'/g;

/** A name for a query, such as `insert member`: its verb and its first table, none of its values. */
export function describeQuery(query: string): string | undefined {
  const verb = VERB.exec(query)?.[1]?.toLowerCase();
  if (verb === undefined) return undefined;
  const table = TABLE.exec(query.replace(LITERALS, '?'))?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
