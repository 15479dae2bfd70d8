import { readFileSync } from 'node:fs';

/** How the image of a Containerfile is run. */
export interface ContainerRun {
  environment: Record<string, string>;
  /** uid:gid */
  user: string;
  /** Where it is started. */
  folder: string;
  start: string[];
  /** The command that ends with 0 while it is healthy. */
  health: string[];
}

/**
 * Reads the last stage of a Containerfile. Commands must be lists in JSON.
 * @throws where an instruction is missing
 */
export function readContainerfile(file: string): ContainerRun {
  const lines = readFileSync(file, 'utf8').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const textOf = (instruction: string): string => {
    const line = stage.find((one) => one.startsWith(`${instruction} `));
    if (line === undefined) throw new Error(`${file} has no ${instruction} in its last stage.`);
    return line.slice(instruction.length + 1);
  };
  const listOf = (instruction: string): string[] => {
    const value = textOf(instruction);
    return JSON.parse(value.slice(value.indexOf('['))) as string[];
  };
  const pairs = textOf('ENV')
    .split(' ')
    .map((pair) => pair.split('='));
  return {
    environment: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
    user: textOf('USER'),
    folder: textOf('WORKDIR'),
    start: [...listOf('ENTRYPOINT'), ...listOf('CMD')],
    health: listOf('HEALTHCHECK'),
  };
}
