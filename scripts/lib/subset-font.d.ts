declare module 'subset-font' {
  /** The font with only the glyphs of the text. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
