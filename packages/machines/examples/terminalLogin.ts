import { createInterface } from 'node:readline';
import { createClient } from '@potli/api/client';
import { checkUser, login } from '@potli/api/contract/identity';
import { indiaDay } from '@potli/api/units/india';
import type { LoginForm } from '@potli/machines/login-intent';
import { loginModalMachine } from '@potli/machines/login-modal';
import { createActor, fromPromise, waitFor } from 'xstate';

// A login at a terminal: node terminalLogin.ts http://localhost:4010/api
const { call } = createClient({ host: process.argv[2] ?? 'http://localhost:4010/api', fetch });
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

const actors = {
  checkUser: fromPromise<boolean, string>(async ({ input: email, signal }) => {
    return (await call(checkUser, { query: { email } }, { signal })).response === 'true';
  }),
  login: fromPromise<void, LoginForm>(async ({ input: { email, password }, signal }) => {
    await call(login, { body: { email, password } }, { signal });
  }),
};
const actor = createActor(loginModalMachine.provide({ actors }));
actor.on('login.succeeded', ({ message }) => console.log(message));
actor.start();
actor.send({ type: 'modal.opened', intent: { kind: 'none' }, today: indiaDay(new Date()) });

while (!actor.getSnapshot().matches('closed')) {
  const { context, tags } = await waitFor(actor, (state) => !state.hasTag('busy'));
  for (const text of [context.failure, ...Object.values(context.fieldErrors)]) if (text) console.log(text);
  if (tags.has('emailStep')) {
    actor.send({ type: 'email.changed', email: await ask('E-mail: ') });
    actor.send({ type: 'form.submitted' });
  } else if (tags.has('loginForm')) {
    actor.send({ type: 'field.changed', field: 'password', value: await ask('Password: ') });
    actor.send({ type: 'form.submitted' });
  } else if (tags.has('signupForm')) {
    console.log('There is no account with this email.');
    actor.send({ type: 'otherEmail.chosen' });
  }
}
process.stdin.destroy();

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  if (done) process.exit(1);
  return value;
}
