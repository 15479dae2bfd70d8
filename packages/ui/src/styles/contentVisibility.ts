/**
 * Style of an element that the browser lays out and draws only near the window; its pictures load then too. Content
 * edges.
 *
 * @param height assumed height before that, such as `300px`
 */
export const contentVisibility = (height: string) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` }) as const;
