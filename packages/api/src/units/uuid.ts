/** Every UUID in small letters, as the source of a regular expression of JavaScript and PostgreSQL. */
export const UUID_SOURCE = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const UUID = new RegExp(UUID_SOURCE);
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PARTS = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** A UUID somewhere in a text, in letters of any size, with or without its hyphens. */
export const UUID_WITHIN = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i;

/** Whether a text is a UUID in small letters, of any version. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether a text is a UUID that sorts by time, in small letters. */
export const isUuidV7 = (text: string): boolean => UUID_V7.test(text);

/** A UUID in letters of any size, with or without its hyphens, as the database writes it; undefined for other texts. */
export const uuidOf = (text: string): string | undefined => PARTS.exec(text)?.slice(1).join('-').toLowerCase();
