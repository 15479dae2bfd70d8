import type { CallOptions, CallRequest, Client } from '@potli/api/client';
import { ApiError } from '@potli/api/errors';

type AnyEndpoint = Parameters<Client['call']>[0];

/**
 * A client that asks for the password where the host wants it again, and repeats the call then. Calls that wait at the same time
 * ask once.
 * @param ask resolves when the password was right; rejects where the dialog was closed
 */
export function withPassword({ call }: Client, ask: () => Promise<void>): Client {
  let asking: Promise<void> | undefined;
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function repeat(endpoint: AnyEndpoint, request: CallRequest<AnyEndpoint>, options?: CallOptions) {
    try {
      return await call(endpoint, request, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'CONFIRMATION_REQUIRED') throw error;
      await askOnce().catch(() => {
        throw error;
      });
      return call(endpoint, request, options);
    }
  }
  return { call: repeat } as Client;
}
