/** A sign as readers see it may be several characters, in Hindi most of all. */
const segmenter = new Intl.Segmenter('en-IN');

/** Breaks a text into lines no wider than `width`; a text that is too long ends with an ellipsis. */
export function wrapText(text: string, width: number, lines: number, measure: (text: string) => number): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = wrapped.length > 0 ? `${wrapped.at(-1)} ${word}` : word;
    if (wrapped.length > 0 && measure(longer) <= width) wrapped[wrapped.length - 1] = longer;
    else wrapped.push(word);
  }
  const shown = wrapped.slice(0, lines);
  return shown.map((line, n) => fit(line, n === lines - 1 && wrapped.length > lines, width, measure));
}

function fit(line: string, cut: boolean, width: number, measure: (text: string) => number): string {
  if (!cut && measure(line) <= width) return line;
  const signs = Array.from(segmenter.segment(line), ({ segment }) => segment);
  while (signs.length > 1 && measure(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
