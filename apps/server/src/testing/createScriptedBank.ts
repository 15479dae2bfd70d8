import type { BankAnswer, BankPort, BankStatus } from '../domain/payouts/transfers/BankPort.ts';

type Scripted<Answer> = Answer | 'throws' | 'hangs';

interface Script {
  transfers?: Scripted<BankAnswer>[];
  finds?: Scripted<BankStatus>[];
}

/** A bank that answers by a script and fails when it is asked for more; `asked` is what it was asked, in order. */
export function createScriptedBank({ transfers = [], finds = [] }: Script): BankPort & { asked: string[] } {
  const asked: string[] = [];
  const next = async <Answer>(name: string, answers: Scripted<Answer>[], count: number): Promise<Answer> => {
    const answer = answers[count];
    if (answer === undefined || answer === 'throws') throw new Error(`No answer to ${name}`);
    return answer === 'hangs' ? new Promise<never>(() => {}) : answer;
  };
  const ask = <Answer>(name: string, answers: Scripted<Answer>[]) => {
    const count = asked.filter((each) => each === name).length;
    asked.push(name);
    return next(name, answers, count);
  };
  return {
    name: 'scripted',
    asked,
    transfer: () => ask('transfer', transfers),
    find: () => ask('find', finds),
  };
}
