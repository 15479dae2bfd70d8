import type { Context, Hono } from 'hono';
import type { SimulatedBank } from './adapters/banks/simulated/notifyingControls.ts';
import type { SimulatedPayments } from './adapters/payments/simulated/notifyingPayments.ts';
import type { OutboxMail } from './domain/platform/mail/readMails.ts';
import type { PreviewedRow } from './domain/shop/catalogue/desk/createPreviews.ts';
import type { CataloguePage, PageKeys } from './domain/shop/catalogue/read/readPages.ts';
import type { AnsweredPage } from './http/createPageAnswers.ts';
import type { RateLimiter } from './limits/createRateLimiter.ts';

/** Mails that are not sent. */
export interface UnsentMails {
  /** Oldest first. */
  list(): Promise<OutboxMail[]>;
  /** As the bytes that a mail server would get; undefined where it is not there any more. */
  eml(id: string): Promise<Buffer | undefined>;
}

/** The API host, ready to be mounted. */
export interface ApiHost {
  /** Paths are relative to the host: `/stores/search`. It also responds to unknown paths. */
  api: Hono;
  catalogue: {
    /** Grows with every change of the catalogue. */
    version(): number;
    /** Calls the listener after every change. Returns a function that removes it. */
    onChange(listener: () => void): () => void;
    /** Everything that has a page, for search engines. */
    pages(): Promise<CataloguePage[]>;
    /** Slugs and ids of everything that has a page: a cheap way to recognise an unknown address. */
    pageKeys(): Promise<PageKeys>;
    /** Slugs of the categories that visitors see: few, where the keys of all pages are very many. */
    categorySlugs(): Promise<ReadonlySet<string>>;
    /** Origins of pictures that pages show and that are not files of this site. */
    pictureOrigins(): Promise<readonly string[]>;
  };
  /**
   * Runs `show`, whose calls of the API see the draft of a preview link.
   * @throws ProblemError notFound where the link is not for this browser, or no longer; invalid where the draft cannot be published
   */
  showPreview<Result>(
    context: Context,
    key: string,
    show: (previewed: PreviewedRow) => Promise<Result>,
  ): Promise<Result>;
  /** The rate limits of the host, for what is served beside the API. */
  limits: Pick<RateLimiter, 'consume'>;
  /**
   * Answers with a page: within a trace, to which its calls of the API belong, with an id, a place in the metrics and, but for a
   * page of the memory, a line in the log.
   * @param route a template, never the address
   * @param work gets the id, sends it as `x-request-id`, and makes a page of a failure, too
   */
  answerPage(context: Context, route: string, work: (id: string) => Promise<AnsweredPage>): Promise<Response>;
  /** Logs a failure of what is served beside the API, without anything that the caller sent. @param id of its request, where it has one */
  reportFailure(what: string, error: unknown, id?: string): void;
  /** The mails that wait, for developers; absent where mails are sent, and in production. */
  unsentMails?: UnsentMails;
  /** The bank of development; absent where another one pays. */
  simulatedBank?: SimulatedBank;
  /** The payment provider of development; absent where another one takes payments, and where none does. */
  simulatedPayments?: SimulatedPayments;
  /** Where the data is: a folder, or the address of the database without its password. */
  dataPlace: string;
  /** Why the log of the database server can hold what members typed; absent where it cannot. */
  databaseWarning?: string;
  /** Warns in the log when a request shows that `TRUST_PROXY` is wrong. For what is served beside the API. */
  noteProxy(context: Context): void;
  /** The demo shop was loaded by this start. */
  seeded: boolean;
  /** The demo members, whose passwords are published, are in the database. */
  demoMembers: boolean;
  /** Closes everything in reverse order. Accepted clicks are committed first. Call it when no request is running. */
  close(): Promise<void>;
}
