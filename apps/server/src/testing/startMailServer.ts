import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`, with user and password. */
  smtpUrl: string;
  /** Received mails. */
  received: Buffer[];
  /** Their recipients. */
  recipients: string[];
  close(): Promise<void>;
}

/** A mail server on this machine. @param refusal the reply to every recipient; absent: it accepts all */
export async function startMailServer(refusal?: { responseCode: number }): Promise<MailServer> {
  const received: Buffer[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'shop' && password === 'p@ss' ? null : new Error('wrong'), { user: username }),
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done(refusal ? Object.assign(new Error(`<${address}> is not taken`), refusal) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://shop:p%40ss@127.0.0.1:${port}`,
    received,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
