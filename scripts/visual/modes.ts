const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;

/** How every story is shot: both themes at both widths. */
export const modes = themes.flatMap((theme) => widths.map((width) => ({ name: `${theme}-${width}`, theme, width })));
