import { registerHooks } from 'node:module';
import { POLICY_FILE, readPolicy } from './readPolicy.ts';

/**
 * Prints as JSON, for each number of the policy, the names of its cases of the conformance suite, and by which change of the number
 * (`+1`, `-1`) none of them notices that the host has another one. A process of its own, because of its hooks: the suite is
 * loaded anew with each change, and the host, which is the mock, has the numbers of the policy.
 */
const CONFORMANCE = '/packages/api/src/conformance/';
const CHANGE = /\?change=(\w+),([+-]1)$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const change = CHANGE.exec(context.parentURL ?? '');
    const isOfSuite = resolved.url.includes(CONFORMANCE) || resolved.url.endsWith(POLICY_FILE);
    return change && isOfSuite ? { ...resolved, url: resolved.url + change[0] } : resolved;
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [change, changed, by] = CHANGE.exec(url) ?? [];
    if (!change || !url.endsWith(POLICY_FILE + change)) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const source = text.replace(new RegExp(`(export const ${changed} = [\\d_]+)`), `$1 ${by}`);
    return { ...loaded, source };
  },
});

const { answerRequest } = await import('../../packages/api/src/mock/answerRequest.ts');
const { createDemoRoutes } = await import('../../packages/api/src/mock/createDemoRoutes.ts');
const { MOCK_NOW_MS } = await import('../../packages/api/src/mock/createShop.ts');
const { demoMembers } = await import('../../packages/api/src/fixtures/members.ts');
type Suite = typeof import('../../packages/api/src/conformance/checks.ts');
type Hosts = typeof import('../../packages/api/src/conformance/ConformanceHost.ts');

const suiteWith = async (change: string) => {
  const folder = new URL(`../..${CONFORMANCE}`, import.meta.url);
  const { conformanceChecks } = (await import(new URL(`checks.ts${change}`, folder).href)) as Suite;
  const { discover } = (await import(new URL(`ConformanceHost.ts${change}`, folder).href)) as Hosts;
  return { conformanceChecks, discover };
};

/** Whether a check of the number fails where the suite has another number than the host. */
async function isNoticed(name: string, by: string): Promise<boolean> {
  const { conformanceChecks, discover } = await suiteWith(`?change=${name},${by}`);
  const routes = createDemoRoutes();
  const [member, newMember, admin] = demoMembers;
  const host = await discover({
    address: 'https://shop.example/api',
    member,
    newMember,
    admin,
    acts: true,
    demo: true,
    fetch: (url, init) => answerRequest(routes, '/api', new Request(url, init)),
    nowMs: () => MOCK_NOW_MS,
  });
  for (const { numbers = [], differences } of conformanceChecks) {
    if (!numbers.some((number) => number === name)) continue;
    const found = await differences(host).catch(() => ['no such row']);
    if (found.length > 0) return true;
  }
  return false;
}

const { conformanceChecks } = await suiteWith('');
const report: Record<string, { cases: string[]; unnoticed: string[] }> = {};
for (const { name } of readPolicy()) {
  const cases = conformanceChecks.filter(({ numbers = [] }) => numbers.some((number) => number === name));
  const unnoticed: string[] = [];
  for (const by of cases.length > 0 ? ['+1', '-1'] : []) if (!(await isNoticed(name, by))) unnoticed.push(by);
  report[name] = { cases: cases.map((check) => check.name), unnoticed };
}
console.log(JSON.stringify(report));
