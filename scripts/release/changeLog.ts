import { respellingsIn } from './breakingTexts.ts';

// How changesets become entries of a change log. The commits are left out: who reads it in a package has none.

interface Changeset {
  summary: string;
}

interface Dependency {
  name: string;
  newVersion: string;
}

function getReleaseLine({ summary }: Changeset): string {
  const text = respellingsIn(`${summary}\n`).length > 0 ? `**Breaking.** ${summary}` : summary;
  const [first = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  return [`- ${first}`, ...lines.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

const getDependencyReleaseLine = (_: readonly Changeset[], dependencies: readonly Dependency[]): string =>
  dependencies.map(({ name, newVersion }) => `- Needs \`${name}\` ${newVersion}.`).join('\n');

export default { getReleaseLine, getDependencyReleaseLine };
