import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { limitUnpacking } from './limitUnpacking.ts';
import { rewriteDocument } from './rewriteDocument.ts';

const Task = z.object({ bytes: z.instanceof(Uint8Array) });

limitUnpacking();
parentPort?.postMessage(await rewriteDocument(z.parse(Task, workerData).bytes));
