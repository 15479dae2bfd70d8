/** Arguments that make no command; its message is shown with the help. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}
