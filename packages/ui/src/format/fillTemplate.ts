/**
 * A text of a component: a template with the names of its values in braces ("Copy {code}"), or a function of the values. A
 * server component can pass only the template.
 */
export type TextTemplate<Values extends readonly unknown[]> = string | ((...values: Values) => string);

/**
 * The text of a template or function.
 *
 * @param names of the values in a template, in the order of the function's parameters
 */
export function fillTemplate<Values extends readonly unknown[]>(
  template: TextTemplate<Values>,
  names: { readonly [At in keyof Values]: string },
  ...values: Values
): string {
  if (typeof template === 'function') return template(...values);
  // in one pass: a value may contain braces itself
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const at = names.indexOf(name);
    return at < 0 ? whole : String(values[at]);
  });
}
