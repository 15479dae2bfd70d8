import { decoderOf } from './encodings.ts';
import { chunksOf, type TextFile } from './textFile.ts';

/** A line of a file, without its end. */
export interface TextLine {
  /** From 1. */
  line: number;
  text: string;
  /** It is cut: it was longer than a line of a list can be. */
  isTooLong: boolean;
  /** No line end follows: the file may end in the middle of it. */
  isUnended: boolean;
}

/** Characters of a line. */
export const LONGEST_LINE = 20_000;

/** The lines of a file of any size; CRLF, LF and CR all end one. A line of any length takes no more memory than a long one. */
export async function* textLines({ source, encoding }: TextFile): AsyncGenerator<TextLine> {
  const decoder = decoderOf(encoding);
  let line = 1;
  let rest = '';
  let isTooLong = false;
  const take = (isUnended: boolean): TextLine => {
    const taken = {
      line,
      text: rest.slice(0, LONGEST_LINE),
      isTooLong: isTooLong || rest.length > LONGEST_LINE,
      isUnended,
    };
    [line, rest, isTooLong] = [line + 1, '', false];
    return taken;
  };
  function* takeAll(more: string) {
    const parts = more.split(/\r\n|\n|\r(?!$)/);
    for (const [place, part] of parts.entries()) {
      if (place > 0) yield take(false);
      rest += part;
    }
    if (rest.length <= 2 * LONGEST_LINE) return;
    // a CR at the end may be the first half of an end
    rest = rest.slice(0, LONGEST_LINE) + (rest.endsWith('\r') ? '\r' : '');
    isTooLong = true;
  }
  for await (const chunk of chunksOf(source)) {
    const text = rest.endsWith('\r') ? '\r' : '';
    rest = rest.slice(0, rest.length - text.length);
    yield* takeAll(text + decoder.decode(chunk, { stream: true }));
  }
  rest += decoder.decode();
  if (rest.endsWith('\r')) {
    rest = rest.slice(0, -1);
    yield take(false);
  } else if (rest !== '') yield take(true);
}
