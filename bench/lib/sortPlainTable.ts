/**
 * Runs in a page, in its own animation frame, so that the browser counts it as script: builds a plain table, sorts its
 * rows by their texts and lays it out.
 */
export function sortPlainTable({ rows, columns }: { rows: number; columns: number }): Promise<void> {
  const build = () => {
    const table = document.createElement('table');
    const body = table.createTBody();
    for (let row = 0; row < rows; row += 1) {
      const line = body.insertRow();
      for (let column = 0; column < columns; column += 1) line.insertCell().textContent = String((row * 7919) % 10_007);
    }
    document.body.append(table);
    const lines = [...body.rows].sort((a, b) => (a.textContent ?? '').localeCompare(b.textContent ?? ''));
    body.append(...lines);
    table.getBoundingClientRect();
    table.remove();
  };
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      build();
      resolve();
    });
  });
}
