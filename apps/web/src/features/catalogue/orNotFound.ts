import { ApiError } from '@potli/api/errors';
import { notFound, redirect } from '@tanstack/react-router';

/**
 * What a detail page is about. What does not exist answers 404 at its own address when asked for directly; in the
 * browser any failure goes to /404 (docs/product/site.md#detail-pages). A server that fails is an error, never a
 * missing page; nor is a call without an answer.
 */
export async function orNotFound<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw error;
    if (!import.meta.env.SSR) throw redirect({ to: '/$', params: { _splat: '404' } });
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
