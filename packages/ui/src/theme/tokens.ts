/** Every colour role a brand defines, once for light and once for dark. */
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
  placeholder: string;
  /** The same on `artBackdrop`. */
  placeholderOnBackdrop: string;
  /** Paper of tags, of the ring around a mark, of the stitch along a perforation. */
  paper: string;
}

/** Grounds of the stubs of tickets, one after the other; `art.paper` shows on them. */
export type StubColors = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;

/** A sleeve of cloth: the tray, the deeper pocket, and a thread that shows on both. */
export interface ClothColors {
  tray: string;
  pocket: string;
  thread: string;
}

/** The edge that ends a colour field, and the line that divides: the two shapes a brand repeats everywhere. */
export interface MotifChoice {
  hem: 'scallop' | 'zigzag' | 'none';
  stitch: 'running' | 'dotted' | 'solid';
}

/** Corners; a brand's cards may sag, be square or be round. */
export interface Radii {
  /** One length each. */
  badge: string;
  field: string;
  button: string;
  buttonSm: string;
  buttonLg: string;
  /** CSS border-radius shorthands from here on. */
  card: string;
  panel: string;
  modal: string;
  /** A dialog at the foot of a small screen. */
  sheet: string;
  popover: string;
  banner: string;
  /** The same at 600 px and below. */
  bannerSmall: string;
  toast: string;
  tile: string;
  /** A shop's mark, of any size. */
  mark: string;
  /** The arch behind a category. */
  niche: string;
}

/** What makes one brand: assigned to the theme contract of vars.css.ts. */
export interface BrandTokens {
  /** Used as the value of `data-brand`. */
  name: string;
  light: Colors;
  dark: Colors;
  font: {
    display: string;
    text: string;
    /** How far below the middle figures of the display face stand, where a box centres them: "0", ".11em" */
    displayDrop: string;
  };
  radius: Radii;
  /** Shadows; `ticket` is a CSS filter, for its edges are cut out. */
  elevation: { tag: string; ticket: string; popover: string; modal: string };
  /** `brand` is the logo on the light theme's brand surface; on dark ones and on footers it wears `inverse`. */
  logo: { brand: LogoColors; inverse: LogoColors };
  art: ArtColors;
  /** The same in both themes, as paper and cloth are; components take the next colour for the next card. */
  stub: StubColors;
  cloth: Record<1 | 2 | 3 | 4, ClothColors>;
  motif: MotifChoice;
}
