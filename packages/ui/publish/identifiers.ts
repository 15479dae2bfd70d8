/** Prefix of every class, so that the base styles find the package's own elements and no other ones. */
export const CLASS_PREFIX = 'potli_';

/** Names of classes in the built package; modules and sheets are built apart and must agree. */
export const identifiers = ({ hash }: { hash: string }) => `${CLASS_PREFIX}${hash}`;
