import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { boundUnpacking } from './boundUnpacking.ts';
import { rewriteDocument } from './rewriteDocument.ts';

const Task = z.object({ bytes: z.instanceof(Uint8Array) });

boundUnpacking();
parentPort?.postMessage(await rewriteDocument(z.parse(Task, workerData).bytes));
