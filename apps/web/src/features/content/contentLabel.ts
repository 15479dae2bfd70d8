const labels = new Map([
  ['STORE', 'Store'],
  ['CREDIT_CARD', 'Credit Card'],
  ['FLASH_DEALS', 'Flash Deals'],
  ['HOME_PAGE', 'Getting Started'],
  ['GIFT_CARD', 'Gift Card'],
  ['OFFER', 'Offer'],
  ['MISCELLANEOUS', 'Miscellaneous'],
]);

/** How a content type is shown (docs/product/content.md#content-types); an unknown one as it came. */
export function contentLabel(contentType: string): string {
  return labels.get(contentType) ?? contentType;
}

/** Content types as choices of a select. */
export function contentOptions(contentTypes: readonly string[]) {
  return contentTypes.map((value) => ({ value, label: contentLabel(value) }));
}
