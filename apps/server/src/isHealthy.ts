import { readSecretFiles } from './settings/readSecretFiles.ts';
import { toLocalUrl } from './settings/toLocalUrl.ts';

// What a container's engine asks: ends with 0 where the shop, the worker or the address of its argument says that all is well, by the ports of
// the environment and with its token of monitors. A file of its own, because Podman splits the words of a check at their spaces.

const { PORT = 3000, HOST, METRICS_PORT = 9464, METRICS_HOST, METRICS_TOKEN: token } = readSecretFiles(process.env);
const [, , what = ''] = process.argv;
const places: Partial<Record<string, string>> = {
  shop: `${toLocalUrl(HOST, PORT)}/api/health/live`,
  worker: `${toLocalUrl(METRICS_HOST, METRICS_PORT)}/health`,
};
const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
const isHealthy = await fetch(places[what] ?? what, { headers }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
