import path from 'node:path';
import { bootDebian, type Machine } from './bootDebian.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Boots a tree of `makeDebian` with this repository in /opt/potli, does the work and switches it off. The repository is built before: the machine
 * has no network.
 * @throws what the work throws, after the last lines of the units' log
 */
export async function onMachine(tree: string, work: (machine: Machine) => Promise<void> | void): Promise<void> {
  const machine = await bootDebian(tree, { '/opt/potli': root });
  try {
    await work(machine);
  } catch (error) {
    // it fails where no unit has logged anything
    const log = 'journalctl --boot --no-pager --lines=100 --unit="potli*" || true';
    console.error(machine.run(['sh', '-c', log]));
    throw error;
  } finally {
    await machine.powerOff();
  }
}
