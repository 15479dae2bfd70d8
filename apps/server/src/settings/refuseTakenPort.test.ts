import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { toStartFailure } from '../logging/operatorText.ts';
import { refuseTakenPort } from './refuseTakenPort.ts';

it('refuses a port in use, and leaves it free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = { port: (other.address() as AddressInfo).port, host: '127.0.0.1' };
  await expect(refuseTakenPort(address)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
  await once(other, 'close');
  // the second time shows that the first one does not hold it
  for (const time of ['once', 'again']) await expect(refuseTakenPort(address), time).resolves.toBeUndefined();
});

it.each(['192.0.2.1', '127.0.0.1:80', 'no.such.name.invalid'])('says that nothing can listen on %s', async (host) => {
  const failure = await refuseTakenPort({ port: 4_000, host }).catch((error: unknown) => toStartFailure(error));
  expect(failure).toContain(`This machine cannot listen on ${host}, port 4000: look at HOST and PORT. `);
});

it('has nothing to say of a port that the system chooses', async () => {
  // no server could listen there
  await expect(refuseTakenPort({ port: 0, host: '192.0.2.1' })).resolves.toBeUndefined();
});
