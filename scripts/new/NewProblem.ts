/** Why nothing was made, in one sentence for the person at the terminal. */
export class NewProblem extends Error {
  override name = 'NewProblem';
}
