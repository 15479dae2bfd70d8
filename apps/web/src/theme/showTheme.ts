import { type ThemeChoice, themeColors } from './themeChoice.ts';

/** Shows a theme on this page, its colour in the browser's bars included. */
export function showTheme(choice: ThemeChoice): void {
  const { documentElement: root, head } = document;
  // Both themes name their colour behind a media query; a chosen one goes before them.
  const chosen = head.querySelector('meta[name="theme-color"]:not([media])');
  if (choice === 'system') {
    delete root.dataset.theme;
    chosen?.remove();
    return;
  }
  root.dataset.theme = choice;
  const meta = chosen ?? Object.assign(document.createElement('meta'), { name: 'theme-color' });
  meta.setAttribute('content', themeColors[choice]);
  head.prepend(meta);
}
