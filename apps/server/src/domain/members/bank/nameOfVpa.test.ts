import { describe, expect, it } from 'vitest';
import { type CheckVpa, knowsNoVpa } from './CheckVpa.ts';
import { nameOfVpa } from './nameOfVpa.ts';

const named =
  (name: string): CheckVpa =>
  async () => ({ result: 'named', name });

describe('the name of a UPI ID', () => {
  it('is what the bank says, without spaces around it and not longer than a name', async () => {
    await expect(nameOfVpa(named(' ASHA RAO '), 'asha@okpotli')).resolves.toBe('ASHA RAO');
    await expect(nameOfVpa(named('A'.repeat(5_000)), 'asha@okpotli')).resolves.toBe('A'.repeat(100));
  });

  it('is unknown where the bank says none, fails or cannot be asked', async () => {
    const fails: CheckVpa = async () => Promise.reject(new Error('network'));
    for (const check of [named(' '), fails, knowsNoVpa]) {
      await expect(nameOfVpa(check, 'asha@okpotli')).resolves.toBeNull();
    }
  });

  it('is not known to a shop whose bank cannot be asked', async () => {
    expect(await knowsNoVpa('asha@okpotli', new AbortController().signal)).toEqual({ result: 'unknown' });
  });

  it('is unknown where the bank says nothing for too long, and the question is given up', async () => {
    let question: AbortSignal | undefined;
    const hangs: CheckVpa = (_, signal) => {
      question = signal;
      return new Promise(() => {});
    };
    await expect(nameOfVpa(hangs, 'asha@okpotli', 20)).resolves.toBeNull();
    expect(question?.aborted).toBe(true);
  });

  it('is refused where the bank does not know it', async () => {
    const refuses: CheckVpa = async () => ({ result: 'refused' });
    await expect(nameOfVpa(refuses, 'asha@okpotli')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
