import pg from 'pg';
import { toFrames } from './toFrames.ts';

/** A failure as it may be logged: its type and its place, never its message. */
export interface ErrorDescription {
  /** Name of its class, or its type where it is not an error. */
  type: string;
  /** SQLSTATE, or the code of a system or library error (`ECONNRESET`). */
  code?: string;
  syscall?: string;
  /** Reply code of a mail server. */
  smtpStatus?: number;
  /** Names that PostgreSQL gives, all from the schema. */
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  /** Verb and table of a query: `insert member`. */
  statement?: string;
  /** The trace without its message: `function (file:line)`, innermost first. */
  frames?: string[];
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const DEEPEST = 6;
const MOST_ERRORS = 5;

const NAME = /^[A-Za-z_$][\w$]{0,63}$/;
const CODE = /^[A-Z0-9][A-Z0-9_]{1,63}$/;

/**
 * Describes any failure for a log. Messages, parameters, details and hints can contain what people typed, so only
 * names and codes stay, which come from programs. Never throws.
 */
export function describeError(error: unknown): ErrorDescription {
  try {
    return describe(error, new Set());
  } catch {
    // a proxy or a getter that throws
    return { type: 'unknown' };
  }
}

function describe(error: unknown, seen: Set<unknown>): ErrorDescription {
  if (typeof error !== 'object' || error === null) return { type: error === null ? 'null' : typeof error };
  seen.add(error);
  const description: ErrorDescription = { type: typeOf(error), ...codesOf(error) };
  if (error instanceof pg.DatabaseError) Object.assign(description, schemaNamesOf(error));
  if (!(error instanceof Error)) return description;
  const statement = 'query' in error && typeof error.query === 'string' ? describeQuery(error.query) : undefined;
  if (statement !== undefined) description.statement = statement;
  const frames = toFrames(error);
  if (frames.length > 0) description.frames = frames;
  if (seen.size >= DEEPEST) return description;
  if (error.cause !== undefined && !seen.has(error.cause)) description.cause = describe(error.cause, seen);
  if (error instanceof AggregateError) {
    const fresh = error.errors.filter((each) => !seen.has(each)).slice(0, MOST_ERRORS);
    description.errors = fresh.map((each) => describe(each, seen));
  }
  return description;
}

function typeOf(error: object): string {
  // all share one class: only the name separates an abort from a timeout
  if (error instanceof DOMException) return nameOf(error.name) ?? 'DOMException';
  return nameOf(error.constructor?.name) ?? 'Object';
}

function codesOf(error: object): Pick<ErrorDescription, 'code' | 'syscall' | 'smtpStatus'> {
  const { code, syscall, responseCode } = error as Record<string, unknown>;
  return {
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    ...(nameOf(syscall) !== undefined && { syscall: nameOf(syscall) }),
    ...(typeof responseCode === 'number' && { smtpStatus: responseCode }),
  };
}

function schemaNamesOf({ constraint, table, column, routine }: pg.DatabaseError) {
  const names = Object.entries({ constraint, table, column, routine });
  return Object.fromEntries(names.filter(([, name]) => nameOf(name) !== undefined));
}

function nameOf(text: unknown): string | undefined {
  return typeof text === 'string' && NAME.test(text) ? text : undefined;
}

const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|notify|lock)\b/i;
/** The first table after a keyword; other quoted text can be a value. */
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,62})"?(?=[\s(;,]|$)/i;
/** Values within the text of a query; drizzle sends values separately. */
const LITERALS = /'(?:[^']|'')*'/g;

/** A name for a query, such as `insert member`: verb and first table, no values. */
export function describeQuery(query: string): string | undefined {
  const verb = VERB.exec(query)?.[1]?.toLowerCase();
  if (verb === undefined) return undefined;
  const table = TABLE.exec(query.replace(LITERALS, '?'))?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
