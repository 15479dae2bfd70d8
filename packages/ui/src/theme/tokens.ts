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
  elevation: { tag: string; popover: string; modal: string };
}
