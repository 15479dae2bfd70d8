import { type AtRule, type Declaration, type Node, parse } from 'postcss';
import type { Finding } from './Finding.ts';
import { newerStyles } from './newerFeatures.ts';

/** `calc`, `color-mix` and the like, and `:has` of a selector without its colon. */
const FUNCTION = /([a-z][\w-]*)\(/gi;
const PSEUDO = /::?([a-z][\w-]*)/gi;
/** Units of the window with its bars shown or hidden. */
const DYNAMIC_UNIT = /\d(?:dv|sv|lv)(?:w|h|i|b|min|max)\b/;

/**
 * Finds what is newer than the baseline in a stylesheet. What has an older form before it in the same rule, or stands
 * within `@supports`, is no finding: the browser takes what it knows.
 */
export function scanStyles(name: string, text: string): Finding[] {
  const found: Finding[] = [];
  const add = (feature: string, node: Node) => found.push({ feature, at: node.source?.start?.offset ?? 0 });
  parse(text, { from: name }).walk((node) => {
    if (isWithinSupports(node)) return;
    if (node.type === 'atrule') {
      if (newerStyles.atRules.has(node.name)) add(`@${node.name}`, node);
    } else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') add('nested rules', node);
      for (const [, pseudo = ''] of node.selector.matchAll(PSEUDO)) {
        if (newerStyles.selectors.has(pseudo)) add(`:${pseudo}`, node);
      }
    } else if (node.type === 'decl' && !hasOlderForm(node)) {
      for (const feature of featuresOf(node)) add(feature, node);
    }
  });
  return found;
}

function featuresOf({ prop, value }: Declaration): string[] {
  const words = value.toLowerCase();
  const functions = [...words.matchAll(FUNCTION)].map(([, called = '']) => called);
  return [
    ...(newerStyles.properties.has(prop) ? [prop] : []),
    ...(newerStyles.values.has(`${prop}: ${words}`) ? [`${prop}: ${words}`] : []),
    ...functions.filter((called) => newerStyles.functions.has(called)).map((called) => `${called}()`),
    ...(DYNAMIC_UNIT.test(words) && newerStyles.functions.has('dvh') ? ['dvh'] : []),
  ];
}

/** The same property with another value comes before it. */
function hasOlderForm(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop) return true;
  }
  return false;
}

function isWithinSupports(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  }
  return false;
}
