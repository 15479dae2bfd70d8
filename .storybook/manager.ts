import { addons } from 'storybook/manager-api';
import { potli } from '../packages/ui/src/brands/potli/tokens.ts';
import { toWords } from '../scripts/lib/toWords.ts';
import { toTheme } from './toTheme.ts';

/** Stories are named by their exports; in the list they read as sentences do. */
function toLabel(name: string): string {
  const words = toWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

addons.setConfig({
  theme: toTheme(potli, 'light'),
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? toLabel(name) : name) },
});
