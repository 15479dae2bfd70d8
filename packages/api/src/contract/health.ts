import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Health = z.object({ status: z.string() });

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  auth: 'public',
  response: Health,
});

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'The database is reachable, migrations are done',
  auth: 'public',
  response: Health,
  errors: [503],
});
