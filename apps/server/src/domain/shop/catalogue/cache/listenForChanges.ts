import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

export interface ChangeListener {
  close(): Promise<void>;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
  // `end` also reports a broken connection; without this listener the process would end
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return client;
}

/**
 * Calls back after every committed change of the catalogue, by any process. It has a connection of its own. After a
 * break it connects again and also calls back, because it may have missed a change.
 */
export async function listenForChanges(url: string, changed: () => void): Promise<ChangeListener> {
  let closed = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  const follow = (connected: pg.Client) => {
    client = connected;
    client.on('notification', changed);
    client.once('end', () => comeBack(FIRST_DELAY_MS));
  };
  const comeBack = (delayMs: number) => {
    if (closed) return;
    retry = setTimeout(() => {
      connectAgain().catch(() => comeBack(Math.min(delayMs * 2, LONGEST_DELAY_MS)));
    }, delayMs);
    retry.unref();
  };
  const connectAgain = async () => {
    follow(await connect(url));
    if (closed) await client.end();
    else changed();
  };

  follow(await connect(url));
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
