import postcss, { AtRule, type Plugin, type Rule } from 'postcss';

/** A mouse rests on what it points at. A finger does not: after a touch, the look under a pointer would stay. */
const CAN_HOVER = '(hover: hover)';

const isHovered = (selector: string) => selector.includes(':hover');

/** For Vite: looks for `:hover` are for pointers that can rest, and their order does not change. */
export const hoverOnly: Plugin = {
  postcssPlugin: 'potli:hover-only',
  Once(root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) guard(rule);
  },
};

/** The same for the text of a stylesheet. */
export const withHoverOnly = (styles: string): string => postcss([hoverOnly]).process(styles, { from: undefined }).css;

function guard(rule: Rule): void {
  const hovered = rule.selectors.filter(isHovered);
  if (hovered.length === 0) return;
  const others = rule.selectors.filter((selector) => !isHovered(selector));
  const media = new AtRule({ name: 'media', params: CAN_HOVER, source: rule.source });
  rule.before(media);
  media.append(rule.clone({ selectors: hovered }));
  if (others.length > 0) rule.selectors = others;
  else rule.remove();
}
