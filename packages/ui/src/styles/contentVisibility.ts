/**
 * Style of a part that is laid out, drawn and its pictures fetched only near the window. It cuts off what hangs over its
 * edges.
 *
 * @param height stands in for its own until it has been near, such as `300px`
 */
export const contentVisibility = (height: string) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` }) as const;
