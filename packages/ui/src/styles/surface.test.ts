import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.css.ts', '!../docs/**', '!../theme/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Grounds of which nothing is text: pictures, marks, and what lies under a ground. By file and name. */
const WITHOUT_TEXT: readonly string[] = [
  'components/BannerCarousel/BannerCarousel.css.ts side',
  'components/BannerCarousel/BannerCarousel.css.ts stage',
  'components/Checkbox/Checkbox.css.ts box',
  'components/ClickNote/ClickNote.css.ts art',
  'components/CouponTicket/CouponTicket.css.ts ring',
  'components/DetailLayout/DetailLayout.css.ts panel',
  'components/Dialog/Dialog.css.ts foot',
  'components/Dialog/Dialog.css.ts grabber',
  'components/Dialog/Dialog.css.ts scrim',
  'components/DynamicBanner/DynamicBanner.css.ts strip',
  'components/FeatureRow/FeatureRow.css.ts banner',
  'components/HeaderShell/HeaderShell.css.ts field',
  'components/HeaderShell/HeaderShell.css.ts firstRow',
  'components/DealHeader/DealHeader.css.ts actions',
  'components/PictureCrop/PictureCrop.css.ts view',
  'components/Progress/Progress.css.ts bar',
  'components/RadioGroup/RadioGroup.css.ts ring',
  'components/RedirectScene/RedirectScene.css.ts foot',
  'components/SidebarLayout/SidebarLayout.css.ts foldedCount',
  'components/Skeleton/Skeleton.css.ts skeleton',
  'components/Slider/Slider.css.ts range',
  'components/Slider/Slider.css.ts thumb',
  'components/Slider/Slider.css.ts track',

  'components/StoreCard/StoreCard.css.ts eyelet',
  'components/Switch/Switch.css.ts track',
  'components/Timeline/Timeline.css.ts waitBar',
  'components/WalletTiles/WalletTiles.css.ts bead',
  'motifs/Hem/Hem.css.ts hem',
  'styles/choiceMark.css.ts sign',
];

const GROUND = /\bbackground(?:Color)?: (?:vars\.)?(?:color|art|cloth)\b/g;
/** A part of an element or one of its states: the element itself has the ground. */
const PART = /::|^selectors$|^\W*&|^\W*:|inTheme|^\[`/;

interface Rule {
  /** What stands before the brace: `shell`, `money`, `'::before'`. */
  key: string;
  text: string;
  start: number;
}

/** The innermost object around a place. */
function ruleAround(source: string, place: number): Rule | undefined {
  let start = place;
  for (let depth = 0; start >= 0; start -= 1) {
    if (source[start] === '}') depth += 1;
    else if (source[start] === '{' && source[start - 1] !== '$') depth -= 1;
    if (depth < 0) break;
  }
  if (start < 0) return undefined;
  let end = start + 1;
  for (let depth = 1; depth > 0 && end < source.length; end += 1) {
    if (source[end] === '{') depth += 1;
    else if (source[end] === '}') depth -= 1;
  }
  const before = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const key = /(?:(['`]).*\1|\[[^\]]*\]|[\w.(', ]+): $/.exec(before)?.[0] ?? before.trim();
  return { key, text: withoutRules(source.slice(start + 1, end - 1)), start };
}

/** What a rule says itself, without the rules in it. */
function withoutRules(text: string): string {
  const inner = /(?<!\$)\{[^{}]*\}/g;
  let own = text.replace(/\$\{[^{}]*\}/g, '');
  while (inner.test(own)) own = own.replace(inner, '');
  return own;
}

/** The rules around a place, from the innermost. */
function rulesAround(source: string, place: number): Rule[] {
  const rules: Rule[] = [];
  for (let at = place; ; ) {
    const rule = ruleAround(source, at);
    if (!rule) return rules;
    rules.push(rule);
    at = rule.start - 1;
  }
}

/** Names of rules with a ground of the theme on an element, and no colour for the text on it. */
function silentGrounds(source: string): string[] {
  return [...source.matchAll(GROUND)].flatMap(({ index }) => {
    const rules = rulesAround(source, index);
    if (rules.some(({ key }) => PART.test(key)) || /\bcolor: /.test(rules[0]?.text ?? '')) return [];
    const name = [...source.slice(0, index).matchAll(/^(?:export )?const (\w+)|^inTheme\('\w+', (\w+)/gm)].at(-1);
    return [name?.[1] ?? name?.[2] ?? ''];
  });
}

test('a ground without a colour is noticed', () => {
  const rules = [
    'export const one = style({ background: color.surface });',
    "const two = style({\n  padding: 0,\n  background: vars.color.sunken,\n  '::before': { color: color.text },\n});",
    'export const three = recipe({ variants: { tone: { money: { background: color.money } } } });',
  ];
  const spoken = [
    'export const four = style({ background: color.surface, color: color.text });',
    "export const five = style({ ...surface(color.surface), ':hover': { background: color.sunken } });",
    "export const six = style({ '::before': { content: '', background: color.primary } });",
    "export const seven = style({ selectors: { '&[data-open]': { background: color.sunken } } });",
  ];
  expect([...rules, ...spoken].flatMap(silentGrounds)).toEqual(['one', 'two', 'three']);
});

test('every ground sets the colour of the text on it, or has none on it', () => {
  const found = Object.entries(files).flatMap(([file, source]) =>
    silentGrounds(source).map(
      (name) => `${file.replace(/^\.\/|^\.\.\//, (start) => (start === './' ? 'styles/' : ''))} ${name}`,
    ),
  );
  expect([...new Set(found)].sort()).toEqual([...WITHOUT_TEXT].sort());
});
