import { describe, expect, it, vi } from 'vitest';
import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createClient } from './createClient.ts';

/** A host where all calls fail in the same way, and what was sent to it. */
function failing(fail: () => Promise<Response>) {
  const keys: (string | null)[] = [];
  const pauses: number[] = [];
  const fetch = vi.fn((_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return fail();
  });
  const sleep = async (ms: number) => void pauses.push(ms);
  return { fetch, sleep, keys, pauses };
}

const answering = (status: number, headers: HeadersInit = {}) => {
  const envelope = JSON.stringify({ status, message: 'No.', errors: ['No.'] });
  return () => Promise.resolve(new Response(envelope, { status, headers }));
};

const noAnswer = () => Promise.reject(new TypeError('network'));
/** The connection ends in the middle of the answer. */
const halfAnAnswer = async () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) }));

const request = { params: { id: '1', slug: 'a', urlHash: 'a' }, query: {}, body: {} };
const names = Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ name: name as EndpointName, endpoint }));

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** GETs of the contract that change something: an export leaves a row in the audit log. */
const NOT_READ = ['forgetPassword', 'exportCatalogue', 'exportCatalogueRows'];
const mayRepeat = ({ name, endpoint }: (typeof names)[number]) =>
  endpoint.keyed === true || (endpoint.method === 'GET' && !NOT_READ.includes(name));

describe.each(names.filter(mayRepeat))('$name', ({ endpoint }) => {
  it.each([
    ['without an answer', noAnswer],
    ['with half an answer', halfAnAnswer],
    ['answered 502', answering(502)],
    ['answered 503', answering(503)],
    ['answered 504', answering(504)],
  ])('is sent three times %s, with one key', async (_, fail) => {
    const { fetch, sleep, keys, pauses } = failing(fail);
    await expect(createClient({ host: '', fetch, sleep }).call(endpoint, request as never)).rejects.toThrow();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toEqual(endpoint.keyed ? expect.stringMatching(UUID_V7) : null);
    const [first = 0, second = 0] = pauses;
    expect(first).toBeGreaterThanOrEqual(300);
    expect(second).toBeGreaterThanOrEqual(600);
    expect(first + second).toBeLessThan(2_000);
  });

  it.each([400, 401, 403, 404, 409, 429, 500])('is sent once where the status is %i', async (status) => {
    const { fetch, sleep } = failing(answering(status));
    await expect(createClient({ host: '', fetch, sleep }).call(endpoint, request as never)).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it.each(names.filter((one) => !mayRepeat(one)))('$name is sent once for every failure', async ({ endpoint }) => {
  for (const fail of [noAnswer, answering(503)]) {
    const { fetch, sleep, keys } = failing(fail);
    await expect(createClient({ host: '', fetch, sleep }).call(endpoint, request as never)).rejects.toThrow();
    expect(keys).toEqual([null]);
  }
});

describe('a call that may be repeated', () => {
  const { createClick, listStores } = contract;

  it('returns the last answer', async () => {
    const answers = [answering(503), noAnswer, () => Promise.resolve(new Response('[]'))];
    const { fetch, sleep } = failing(() => answers.shift()?.() ?? noAnswer());
    const page = await createClient({ host: '', fetch, sleep }).call(listStores, { query: {} });
    expect(page).toMatchObject({ rows: [] });
  });

  it('has a key of its own', async () => {
    const { fetch, keys } = failing(noAnswer);
    const { call } = createClient({ host: '', fetch });
    await Promise.allSettled([call(createClick, request as never), call(createClick, request as never)]);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps its key with a renewed session', async () => {
    const { fetch, keys } = failing(answering(401));
    const session = { accessToken: () => 'old', refresh: async () => 'new' };
    await expect(createClient({ host: '', fetch, session }).call(createClick, request as never)).rejects.toThrow();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('waits as long as the host asks for', async () => {
    const { fetch, sleep, pauses } = failing(answering(503, { 'retry-after': '2' }));
    await expect(createClient({ host: '', fetch, sleep }).call(listStores, { query: {} })).rejects.toThrow('No.');
    expect(pauses[0]).toBeGreaterThanOrEqual(2_000);
  });

  it.each([
    ['nothing', {}, [450, 900]],
    ['seconds', { 'retry-after': '2' }, [2_150, 2_300]],
    ['a date', { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' }, [450, 900]],
  ])('spreads its tries over time, after %s', async (_, headers: Record<string, string>, expected) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { fetch, sleep, pauses } = failing(answering(503, headers));
    await expect(createClient({ host: '', fetch, sleep }).call(listStores, { query: {} })).rejects.toThrow();
    random.mockRestore();
    expect(pauses).toEqual(expected);
  });

  it('fails where that is longer than the caller allows', async () => {
    const { fetch, sleep } = failing(answering(503, { 'retry-after': '2' }));
    const call = createClient({ host: '', fetch, sleep }).call(createClick, request as never, { patienceMs: 1_900 });
    await expect(call).rejects.toMatchObject({ status: 503 });
    const calls = [{ 'retry-after': '6' }, { 'retry-after': '86400' }].map(async (headers) => {
      const slow = failing(answering(503, headers));
      await expect(createClient({ host: '', ...slow }).call(listStores, { query: {} })).rejects.toThrow();
      expect(slow.fetch).toHaveBeenCalledTimes(1);
    });
    await Promise.all(calls);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('ends when its caller aborts', async () => {
    const leaving = new AbortController();
    const { fetch } = failing(noAnswer);
    const sleep = async (_ms: number, signal?: AbortSignal) => {
      leaving.abort(new Error('left'));
      signal?.throwIfAborted();
    };
    const options = { signal: leaving.signal };
    await expect(createClient({ host: '', fetch, sleep }).call(listStores, { query: {} }, options)).rejects.toThrow(
      'left',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is sent once where no wait is provided, as on a server', async () => {
    const { fetch } = failing(noAnswer);
    await expect(createClient({ host: '', fetch }).call(listStores, { query: {} })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a write that is sent again after it failed', () => {
  const { createDispute, createClick, updateUser } = contract;
  const body = { message: 'a' };
  const failingCalls = async (...calls: [Endpoint, unknown][]) => {
    const { fetch, keys } = failing(noAnswer);
    const { call } = createClient({ host: '', fetch });
    for (const [endpoint, sent] of calls) {
      await expect(call(endpoint, { ...request, body: sent } as never)).rejects.toThrow();
    }
    return keys;
  };

  it('has the same key, so that it is done once', async () => {
    const [first, second] = await failingCalls([createDispute, body], [createDispute, { ...body }]);
    expect(second).toBe(first);
  });

  it('has another key where something else is sent, or was sent between, or after ten minutes', async () => {
    const other = await failingCalls([createDispute, body], [createDispute, { message: 'b' }], [createDispute, body]);
    expect(new Set(other).size).toBe(3);
    const between = await failingCalls([createDispute, body], [createClick, {}], [createDispute, body]);
    expect(new Set(between).size).toBe(3);

    const { fetch, keys } = failing(noAnswer);
    const { call } = createClient({ host: '', fetch });
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await expect(call(createDispute, request as never)).rejects.toThrow();
    now.mockReturnValue(10 * 60_000);
    await expect(call(createDispute, request as never)).rejects.toThrow();
    now.mockRestore();
    expect(new Set(keys).size).toBe(2);
  });

  it('has another key once it was done', async () => {
    const keys: (string | null)[] = [];
    const fetch = async (_url: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return Response.json('https://shop.example/');
    };
    const { call } = createClient({ host: '', fetch });
    await call(createClick, request as never);
    await call(createClick, request as never);
    expect(new Set(keys).size).toBe(2);
  });

  it('has another key where it may be sent twice anyway: a PUT', async () => {
    expect(new Set(await failingCalls([updateUser, body], [updateUser, body])).size).toBe(2);
  });
});

describe('a call whose answer does not begin', () => {
  const silent = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const open = () => createClient({ host: '', fetch: silent, answerWithinMs: 20 });

  it('fails in time, as one without an answer', async () => {
    await expect(open().call(contract.listStores, { query: {} })).rejects.toMatchObject({ status: 0 });
  });

  it('ends when its caller aborts, also before it is sent', async () => {
    const leaving = new AbortController();
    const call = open().call(contract.listStores, { query: {} }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    await expect(open().call(contract.listStores, { query: {} }, { signal: leaving.signal })).rejects.toThrow('left');
  });

  it('may take as long as it needs in the admin area', async () => {
    const leaving = new AbortController();
    const call = open().call(contract.listAudit, { query: {} } as never, { signal: leaving.signal });
    const first = await Promise.race([
      call.catch(() => 'failed'),
      new Promise((resolve) => setTimeout(resolve, 60, 'waits')),
    ]);
    expect(first).toBe('waits');
    leaving.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });

  it('is not ended where the answer has begun', async () => {
    const fetch = async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          setTimeout(() => {
            controller.enqueue(new TextEncoder().encode('[]'));
            controller.close();
          }, 60);
        },
      });
      return new Response(body);
    };
    const { call } = createClient({ host: '', fetch, answerWithinMs: 20 });
    await expect(call(contract.listStores, { query: {} })).resolves.toMatchObject({ rows: [] });
  });
});
