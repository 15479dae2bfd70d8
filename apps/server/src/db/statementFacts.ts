import type { SpanFacts } from '../tracing/Span.ts';

/** Ours are in lower case; drizzle quotes the names of tables. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?(?![\w(."])/;
const LITERAL = /'[^']*'/g;
const OPERATION = /^\s*([a-z]+)/i;

/**
 * What a statement is, by the name it was given, else by what it does to which table ("select click"). Neither its text nor its values.
 * @param statement what `pg` takes: a text, or an object with `text`
 */
export function statementFacts(statement: unknown): SpanFacts {
  const { text = '', name } = (typeof statement === 'string' ? { text: statement } : statement) as Partial<
    Record<'text' | 'name', string>
  >;
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text.replace(LITERAL, ''))?.[1];
  return {
    name: name ?? (table ? `${operation} ${table}` : operation),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}
