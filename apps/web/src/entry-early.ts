import { checkEarly } from './features/session/earlyCheck.ts';
import { loadScriptsAfterPaint } from './hydration/loadScriptsAfterPaint.ts';
import { watchLeaving } from './lib/leaving.ts';
import { applyTheme, THEME_KEY, toChoice } from './theme/themeChoice.ts';

// The inline script in the head of every page. It runs before anything is painted, so each byte counts.
try {
  // Styles show a member's header before React does.
  if (localStorage.accessToken || localStorage.refreshToken) document.documentElement.dataset.session = 'member';
  const theme = toChoice(localStorage.getItem(THEME_KEY));
  if (theme !== 'system') applyTheme(theme);
  checkEarly();
} catch {
  // The browser refuses storage: the page stays as the server sent it.
}
watchLeaving();
loadScriptsAfterPaint();
