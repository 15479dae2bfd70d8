/** What reads as a name of who is no person: "root (command line)"; undefined where it is none of these. */
export function programName(who: string): string | undefined {
  const [kind, name] = who.split(/:(.*)/s);
  if (kind === 'cli') return name === 'shop' ? 'the shop itself' : `${name} (command line)`;
  return kind === 'token' ? `${name} (token)` : undefined;
}
