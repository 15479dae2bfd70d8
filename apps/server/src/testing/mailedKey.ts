import PostalMime from 'postal-mime';

/** @returns the key of the link in a mail; empty where it has none */
export async function mailedKey(mail: Buffer | undefined): Promise<string> {
  const { text = '' } = await PostalMime.parse(mail ?? Buffer.alloc(0));
  return /\?key=(\S+)/.exec(text)?.[1] ?? '';
}
