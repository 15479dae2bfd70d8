import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';

export interface TlsFront {
  /** The certificate, for clients. */
  certificate: string;
  /** Lets others reach by TLS what listens on a port of the loopback. @returns the port in front */
  open(port: number): Promise<number>;
}

/**
 * Speaks TLS on an address in front of servers that do not: the shop sends passwords to no other machine without it.
 * @param folder for key and certificate
 */
export function createTlsFront(address: string, folder: string): TlsFront {
  const [key, certificate] = ['front.key', 'front.pem'].map((name) => path.join(folder, name)) as [string, string];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=doubles'];
  const files = ['-keyout', key, '-out', certificate, '-addext', `subjectAltName=IP:${address}`];
  execFileSync('openssl', ['req', '-x509', ...made, ...files], { stdio: 'ignore' });
  return {
    certificate,
    async open(port) {
      const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (outer) => {
        const inner = connect(port, '127.0.0.1');
        outer.pipe(inner).pipe(outer);
        // one side that breaks ends the other
        outer.on('error', () => inner.destroy());
        inner.on('error', () => outer.destroy());
      });
      server.unref();
      await new Promise<void>((resolve) => server.listen(0, address, resolve));
      return (server.address() as AddressInfo).port;
    },
  };
}
