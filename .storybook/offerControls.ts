import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

/** Read once, when the component appears: a control would change nothing. */
const readOnce = /^(?:default|initial)[A-Z]|^openAtFirst$/;

/** A value that a person can edit as text in braces: no element, no function, no date in it. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

function controlFor({ name, type }: StrictInputType, initial: unknown): InputType['control'] {
  if (readOnce.test(name)) return false;
  if (type && ['boolean', 'string', 'number', 'enum'].includes(type.name)) return undefined;
  if (typeof initial === 'string') return 'text';
  if (typeof initial === 'number') return 'number';
  return typeof initial === 'object' && initial !== null && isPlain(initial) ? 'object' : false;
}

/**
 * Offers a control where a person can use it: none for functions, elements and what is not set, text for content that
 * is text in this story. A control that the story names itself stays.
 */
export const offerControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control ?? controlFor({ ...argType, name }, initialArgs[name]);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  ) as ReturnType<ArgTypesEnhancer>;
