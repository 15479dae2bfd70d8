import { parentPort } from 'node:worker_threads';
import { createYieldToEventLoop } from '../../../../platform/shared/yieldToEventLoop.ts';
import { createIndexBuilder, type FoundPage, type SearchIndex } from '../createSearchIndex.ts';
import type { NumberedCall, SearchAnswer, SearchCall } from './SearchCall.ts';

// The thread of `createSearchThread`: searches are answered between the pieces of a build.

let builder = createIndexBuilder<object>();
let index: SearchIndex<object> | undefined;

async function answer(call: SearchCall): Promise<FoundPage<object> | undefined> {
  if (call.kind === 'search') {
    if (!index) throw new Error('This thread has no index yet');
    return index.search(call.text, call.window);
  }
  if (call.kind === 'begin') builder = createIndexBuilder();
  else if (call.kind === 'documents') for (const document of call.documents) builder.add(document);
  else {
    const gathered = builder;
    builder = createIndexBuilder();
    index = await gathered.build(call.words, createYieldToEventLoop());
  }
}

parentPort?.on('message', ({ number, call }: NumberedCall) => {
  const send = (answer: SearchAnswer) => parentPort?.postMessage(answer);
  answer(call).then(
    (result) => send({ number, result }),
    (error: unknown) => send({ number, error }),
  );
});
