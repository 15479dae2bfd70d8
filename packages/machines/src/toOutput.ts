/** What an actor reported, for a guard or an action. */
export function toOutput<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}
