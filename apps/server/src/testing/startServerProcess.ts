import { startSourceProcess } from './startSourceProcess.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * A real server in a separate process, on a free port, with its own PostgreSQL in `dataDir`. Its `url` is the address of the API, without
 * a slash at its end.
 * @param before a shell's line before the start, such as `umask 077`
 */
export async function startServerProcess(dataDir: string, environment: Record<string, string> = {}, before = '') {
  const { said: url, ...server } = await startSourceProcess({
    script: 'main.ts',
    environment: { DATA_DIR: dataDir, PORT: '0', ...environment },
    ready: /http:\/\/\S+\/api\b/,
    before,
  });
  return { ...server, url };
}
