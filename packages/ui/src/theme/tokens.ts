/** Every colour role a brand defines, once for light and once for dark. */
export interface Colors {
  paper: string;
  surface: string;
  sunken: string;
  niche: string;
  couponBg: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  field: string;
  fieldInk: string;
  fieldLine: string;
  earn: string;
  earnHover: string;
  earnPress: string;
  earnEdge: string;
  onEarn: string;
  action: string;
  actionHover: string;
  actionPress: string;
  onAction: string;
  money: string;
  moneyStrong: string;
  moneySoft: string;
  marigoldText: string;
  marigoldSoft: string;
  rani: string;
  raniSoft: string;
  neel: string;
  neelSoft: string;
  danger: string;
  dangerSoft: string;
  focus: string;
  band: string;
  bandInk: string;
  bandMuted: string;
  night: string;
  nightInk: string;
  nightMuted: string;
  nightLine: string;
  scrim: string;
  pennant: string;
  onPennant: string;
  cord: string;
  cordStitch: string;
  tile: string;
  onTile: string;
  navActive: string;
  onNavActive: string;
}

/** Paints of the logo on one ground. */
export interface LogoColors {
  body: string;
  accent: string;
  thread: string;
  word: string;
  dot: string;
}

/** Paints of drawings that keep their palette in both themes. */
export interface ArtColors {
  /** Ground of a scene beside a dialog. */
  ground: string;
  outline: string;
  thread: string;
  eyelet: string;
  /** Line of an icon that stands in for a missing picture. */
  unmarked: string;
  /** The same on the niche. */
  unmarkedNiche: string;
}

/** The edge that ends a colour field, and the line that divides: the two shapes a brand repeats everywhere. */
export interface MotifChoice {
  hem: 'scallop' | 'zigzag' | 'none';
  stitch: 'running' | 'dotted' | 'solid';
}

/** What makes one brand: assigned to the theme contract of vars.css.ts. */
export interface BrandTokens {
  /** Used as the value of `data-brand`. */
  name: string;
  light: Colors;
  dark: Colors;
  font: { display: string; text: string };
  /** CSS border-radius shorthands; a brand's cards may sag, be square or be round. */
  radius: {
    badge: string;
    field: string;
    button: string;
    buttonSm: string;
    buttonLg: string;
    card: string;
    panel: string;
    modal: string;
    banner: string;
    toast: string;
    tile: string;
  };
  /** Shadows; `ticket` is a CSS filter, for its edges are cut out. */
  elevation: { tag: string; ticket: string; popover: string; modal: string };
  /** `field` is the logo on the light theme's colour field; on dark ones and on footers it wears `night`. */
  logo: { field: LogoColors; night: LogoColors };
  art: ArtColors;
  motif: MotifChoice;
}
