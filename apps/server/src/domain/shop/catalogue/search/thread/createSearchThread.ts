import { Worker } from 'node:worker_threads';
import type { FoundPage, SearchDocuments } from '../createSearchIndex.ts';
import type { SearchWord } from '../goods/Goods.ts';
import type { ListWindow } from '../pageOfLevels.ts';
import type { NumberedCall, SearchAnswer, SearchCall } from './SearchCall.ts';

export interface SearchThread<Row> {
  /**
   * Makes the index of these documents, one build at a time. Until it is there, the index from before answers.
   * @throws Error where the thread ends before, and what reading the documents throws
   */
  build(documents: SearchDocuments<Row>, words: readonly SearchWord[]): Promise<void>;
  /** As `SearchIndex`. @throws Error where the thread has no index, or ends before it answers */
  search(text: string, window: ListWindow): Promise<FoundPage<Row>>;
  /** Ends the thread: what still waits for it fails. */
  close(): Promise<void>;
}

/** Documents are handed over by so many. */
const DOCUMENTS_AT_ONCE = 250;

/**
 * An index in a thread of its own, which is started by the first build. To make the index of a hundred thousand stores takes seconds, and the
 * collection of its garbage stops a thread (docs/decisions/176).
 */
export function createSearchThread<Row extends object>(): SearchThread<Row> {
  let worker: Worker | undefined;
  let isClosed = false;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<FoundPage<object> | undefined>>();

  function start(): Worker {
    const started = new Worker(new URL('./searchWorker.ts', import.meta.url));
    const fail = (reason: unknown) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    };
    started.on('message', (answer: SearchAnswer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('error' in answer) asked?.reject(answer.error);
      else asked?.resolve(answer.result);
    });
    started.once('error', fail);
    started.once('exit', () => fail(new Error('The thread of the search has ended')));
    return started;
  }

  function ask(call: SearchCall): Promise<FoundPage<object> | undefined> {
    if (isClosed) return Promise.reject(new Error('The thread of the search is closed'));
    worker ??= start();
    last += 1;
    const asked = Promise.withResolvers<FoundPage<object> | undefined>();
    worker.postMessage({ number: last, call } satisfies NumberedCall);
    waiting.set(last, asked);
    return asked.promise;
  }

  return {
    async build(documents, words) {
      await ask({ kind: 'begin' });
      for await (const some of inPieces(documents)) await ask({ kind: 'documents', documents: some });
      await ask({ kind: 'build', words });
    },
    search: (text, window) => ask({ kind: 'search', text, window }) as Promise<FoundPage<Row>>,
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

async function* inPieces<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncIterable<Item[]> {
  let piece: Item[] = [];
  for await (const item of items) {
    piece.push(item);
    if (piece.length < DOCUMENTS_AT_ONCE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
