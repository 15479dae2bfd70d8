/** A cell of a CSV file. A spreadsheet reads a text that starts with one of these signs as a formula. */
export const csvCell = (text: string): string =>
  `"${/^[=+\-@\t\r]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
