import { waitingLine } from './WaitingLine.css.ts';

/**
 * A line of stitches along the top of the window. It runs while `data-waiting` is on `<html>`: something that was pressed is answered
 * later, because it waits for the network. An attribute, so that a script can set it before the page has React.
 */
export function WaitingLine() {
  return <div aria-hidden className={waitingLine} />;
}
