import { readSecretFiles } from './settings/readSecretFiles.ts';

// What a container's engine asks: ends with 0 where the address of its argument says that all is well, with the token of monitors where the
// environment has one. A file of its own, because Podman splits the words of a check at their spaces.

const { METRICS_TOKEN: token } = readSecretFiles(process.env);
const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
const isHealthy = await fetch(process.argv[2] ?? '', { headers }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
