/** The colour roles of a brand, once for light and once for dark. */
export interface Colors {
  background: string;
  surface: string;
  sunken: string;
  artBackdrop: string;
  accentSurface: string;
  text: string;
  textMuted: string;
  textSubtle: string;
  border: string;
  borderStrong: string;
  brandSurface: string;
  onBrandSurface: string;
  brandSurfaceBorder: string;
  primary: string;
  primaryHover: string;
  primaryPress: string;
  primaryBorder: string;
  onPrimary: string;
  secondary: string;
  secondaryHover: string;
  secondaryPress: string;
  onSecondary: string;
  money: string;
  moneyStrong: string;
  moneySoft: string;
  highlight: string;
  highlightSoft: string;
  promote: string;
  promoteSoft: string;
  info: string;
  infoSoft: string;
  danger: string;
  dangerSoft: string;
  focus: string;
  feature: string;
  onFeature: string;
  onFeatureMuted: string;
  inverse: string;
  onInverse: string;
  onInverseMuted: string;
  inverseBorder: string;
  scrim: string;
  pennant: string;
  onPennant: string;
  cord: string;
  cordStitch: string;
  /** Colour of the shadows that components draw; a brand's own shadows are `elevation`. */
  shadow: string;
  /** Tiles with the figures of a countdown. */
  countdownSurface: string;
  onCountdownSurface: string;
  /** Marks the current entry on dark surfaces, and the stitch of a countdown. */
  inverseAccent: string;
  onInverseAccent: string;
}

/** Colours of the logo on one background. */
export interface LogoColors {
  body: string;
  accent: string;
  thread: string;
  word: string;
  dot: string;
}

/** Colours of drawings; the same in both themes. */
export interface ArtColors {
  /** Background of the art beside a login form. */
  ground: string;
  outline: string;
  thread: string;
  eyelet: string;
  /** Icon that replaces a missing picture. */
  placeholder: string;
  /** The same on `artBackdrop`. */
  placeholderOnBackdrop: string;
  /** Paper of tags, the ring around a logo, the perforation of a ticket. */
  paper: string;
}

/** Backgrounds of ticket stubs, in order; `art.paper` is drawn on them. */
export type StubColors = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;

/** A card sleeve: tray, darker pocket, and a thread that is visible on both. */
export interface ClothColors {
  tray: string;
  pocket: string;
  thread: string;
}

/** The shapes that a brand chooses: the edge of a coloured area, and the dividing line. */
export interface MotifChoice {
  hem: 'scallop' | 'zigzag' | 'none';
  stitch: 'running' | 'dotted' | 'solid';
}

/** Corner radii. */
export interface Radii {
  /** One CSS length each. */
  badge: string;
  field: string;
  button: string;
  buttonSm: string;
  buttonLg: string;
  /** From here on CSS border-radius shorthands. */
  card: string;
  panel: string;
  modal: string;
  /** A dialog on small screens. */
  sheet: string;
  popover: string;
  banner: string;
  /** A banner at 600 px and below. */
  bannerSmall: string;
  toast: string;
  tile: string;
  /** A store's logo of any size. */
  mark: string;
  /** The arch behind a category. */
  niche: string;
}

/** The tokens of one brand, assigned to the theme contract in vars.css.ts. */
export interface BrandTokens {
  /** Used as the value of `data-brand`. */
  name: string;
  light: Colors;
  dark: Colors;
  font: {
    display: string;
    text: string;
    /** Moves digits of the display font down to the centre of a box: "0", ".11em" */
    displayDrop: string;
  };
  radius: Radii;
  /** Shadows. `ticket` is a CSS filter, because the edges are cut out with a mask. */
  elevation: { tag: string; ticket: string; popover: string; modal: string };
  /** `brand` on the brand surface of the light theme, `inverse` in the dark theme and on footers. */
  logo: { brand: LogoColors; inverse: LogoColors };
  art: ArtColors;
  /** Colours of stubs and sleeves, the same in both themes; each card takes the next one. */
  stub: StubColors;
  cloth: Record<1 | 2 | 3 | 4, ClothColors>;
  motif: MotifChoice;
}
