/** What all bodies that are on their way may hold. */
interface ShareBounds {
  bodies: number;
  /** Bytes that have arrived. */
  bytes: number;
}

interface ShareOptions extends ShareBounds {
  /** The same for each key. */
  perKey: ShareBounds;
}

/** The share of one body. */
export interface BodyShare {
  /** Counts bytes that have arrived. */
  add(byteCount: number): void;
  /** The body is complete, or it is not read any more. */
  close(): void;
}

/** Counts what bodies hold while they arrive. */
export interface BodyShares {
  /**
   * @param key whose body it is
   * @param giveWay called once, when there is no room for all: its body is not read any more
   */
  open(key: string, giveWay: () => void): BodyShare;
}

interface Lane {
  /** Oldest first. */
  senders: Set<Sender>;
  bytes: number;
}

interface Sender {
  giveWay(): void;
  bytes: number;
}

/**
 * Bodies are read before their calls take a place, so a slow sender holds only what it has sent, and is not waited for. Where
 * there are too many, the oldest of the key with the most gives way: whoever is slow. A quick body is over before it is
 * anybody's turn, also where many people share an address.
 */
export function createBodyShares({ perKey, ...all }: ShareOptions): BodyShares {
  const lanes = new Map<string, Lane>();
  let bodies = 0;
  let bytes = 0;

  function close(key: string, sender: Sender): boolean {
    const lane = lanes.get(key);
    if (!lane?.senders.delete(sender)) return false;
    lane.bytes -= sender.bytes;
    bodies -= 1;
    bytes -= sender.bytes;
    if (lane.senders.size === 0) lanes.delete(key);
    return true;
  }

  function giveWay(key: string, lane: Lane): void {
    const [oldest] = lane.senders;
    if (oldest && close(key, oldest)) oldest.giveWay();
  }

  function heaviest(): [key: string, lane: Lane] | undefined {
    // looked for only where there is too much, so that the usual body costs nothing
    const weight = ({ senders, bytes: own }: Lane) => Math.max(senders.size / all.bodies, own / all.bytes);
    let found: [string, Lane] | undefined;
    for (const each of lanes) if (!found || weight(each[1]) > weight(found[1])) found = each;
    return found;
  }

  function makeRoom(key: string): void {
    for (
      let lane = lanes.get(key);
      lane && (lane.senders.size > perKey.bodies || lane.bytes > perKey.bytes);
      lane = lanes.get(key)
    ) {
      giveWay(key, lane);
    }
    while (bodies > all.bodies || bytes > all.bytes) {
      const most = heaviest();
      if (!most) return;
      giveWay(...most);
    }
  }

  return {
    open(key, onGivingWay) {
      const sender: Sender = { giveWay: onGivingWay, bytes: 0 };
      const lane = lanes.get(key) ?? { senders: new Set<Sender>(), bytes: 0 };
      lanes.set(key, lane);
      lane.senders.add(sender);
      bodies += 1;
      makeRoom(key);
      return {
        add(byteCount) {
          if (!lane.senders.has(sender)) return;
          sender.bytes += byteCount;
          lane.bytes += byteCount;
          bytes += byteCount;
          makeRoom(key);
        },
        close: () => void close(key, sender),
      };
    },
  };
}
