/**
 * JSON with its numbers as they were written: one that JavaScript would change is a text, so that an order number of twenty
 * digits stays one (`4059876543210123459`, `1.10`).
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text, keepDigits);
  return value;
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value;
}
