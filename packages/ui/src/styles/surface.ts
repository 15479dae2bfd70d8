import { bodyText } from '../theme/elementRules.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * A ground with the text on it. What a host's page sets for its own text (`body { color: #333; font: … }`) ends here:
 * on a ground of the theme, an inherited colour would not be readable in the dark.
 */
export const surface = (background: string, color: string = vars.color.text) => ({
  background,
  color,
  fontFamily: vars.font.text,
});

/** A large ground, which anything may stand on: its text has the size of the page, too. */
export const panelSurface = (background: string, color?: string) => ({ ...surface(background, color), ...bodyText });
