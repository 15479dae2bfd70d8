import { listen } from './listen.ts';

export interface IssuerDouble {
  settings: { url: string; key: string };
  /** What the next orders become; an order keeps what it became. */
  mood: 'issues' | 'waits' | 'refuses';
  /** From now on orders that wait are issued. */
  issueAll(): void;
  /** Vouchers that were handed out, by reference. */
  issued: ReadonlyMap<string, readonly { number: string }[]>;
  /** How many of the next requests get no answer, after they were done. */
  drops: number;
  close(): Promise<void>;
}

interface StoredOrder {
  status: 'issued' | 'pending' | 'refused';
  faceValue: number;
  count: number;
}

/** An issuer of vouchers, as docs/payments.md#issuer asks for it: a reference is one order, however often it is sent. */
export async function startIssuerDouble(): Promise<IssuerDouble> {
  const key = 'key-of-the-issuer';
  const orders = new Map<string, StoredOrder>();
  const issued = new Map<string, { number: string; pin: string; expiresOn: string; cost: number }[]>();
  let mood: IssuerDouble['mood'] = 'issues';

  function show(reference: string, { status, faceValue, count }: StoredOrder) {
    if (status !== 'issued') return { status };
    const vouchers =
      issued.get(reference) ??
      Array.from({ length: count }, (_, n) => ({
        number: `${reference} ${n}`,
        pin: '771204',
        expiresOn: '2099-12-31',
        cost: faceValue * 0.92,
      }));
    issued.set(reference, vouchers);
    return { status, vouchers };
  }

  const { url, state, close } = await listen(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${key}`) return [401, {}];
    const reference = method === 'GET' ? decodeURIComponent(path.split('/')[2] ?? '') : String(body.reference);
    const known = orders.get(reference);
    if (known) return [200, show(reference, known)];
    if (method === 'GET') return [404, {}];
    const status = mood === 'issues' ? 'issued' : mood === 'waits' ? 'pending' : 'refused';
    const order: StoredOrder = { status, faceValue: Number(body.faceValue), count: Number(body.count) };
    orders.set(reference, order);
    return [201, show(reference, order)];
  });
  return {
    settings: { url, key },
    issueAll() {
      for (const order of orders.values()) if (order.status === 'pending') order.status = 'issued';
    },
    issued,
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
    },
    get drops() {
      return state.drops;
    },
    set drops(count) {
      state.drops = count;
    },
    close,
  };
}
