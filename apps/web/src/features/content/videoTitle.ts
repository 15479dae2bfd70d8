const subjects = new Map([
  ['STORE', 'Shopping at stores'],
  ['CREDIT_CARD', 'Credit cards'],
  ['FLASH_DEALS', 'Flash deals'],
  ['GIFT_CARD', 'Gift cards'],
  ['OFFER', 'Offers'],
  ['MISCELLANEOUS', 'More help'],
]);

/**
 * What a video is called, since only its address is known: its subject, and its part where the subject has several. An
 * unknown content type stays as it came.
 *
 * @param index counts from 0
 */
export function videoTitle(contentType: string, index: number, count: number): string {
  const subject = subjects.get(contentType) ?? contentType;
  return count === 1 ? subject : `${subject}, part ${index + 1}`;
}
