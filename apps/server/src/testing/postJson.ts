/** Options of `fetch` for a JSON body, as a member where a token is given. */
export function postJson(
  body: unknown,
  accessToken?: string,
): { method: 'POST'; headers: Record<string, string>; body: string } {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (accessToken) headers.authorization = `Bearer ${accessToken}`;
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
