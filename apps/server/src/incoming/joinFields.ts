/**
 * What was sent to an address whose fields are partly in the address itself. A form takes them along, so that a field that is in
 * both is there twice; JSON and other bodies say all themselves.
 * @param search the address behind the question mark
 */
export function joinFields(search: string, contentType: string, body: Buffer): Buffer {
  if (search === '') return body;
  if (body.toString('latin1').trim() === '') return Buffer.from(search);
  const isForm = /^application\/x-www-form-urlencoded/i.test(contentType);
  return isForm ? Buffer.concat([Buffer.from(`${search}&`), body]) : body;
}
