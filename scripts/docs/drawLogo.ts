import { logoArt } from '@potli/ui/brands/potli/logoArt';

/** The brand's logo as SVG; its colours follow the theme. */
export function drawLogo(): string {
  const draw = ({ d, paint, strokeWidth, strokeDasharray }: (typeof logoArt.mark)[number]) =>
    strokeWidth === undefined
      ? `<path d="${d}" fill="var(--p-logo-brand-${paint})"/>`
      : `<path d="${d}" fill="none" stroke="var(--p-logo-brand-${paint})" stroke-linecap="round" stroke-width="${strokeWidth}"${strokeDasharray ? ` stroke-dasharray="${strokeDasharray}"` : ''}/>`;
  const mark = `<g transform="${logoArt.markTransform ?? ''}">${logoArt.mark.map(draw).join('')}</g>`;
  return `<svg viewBox="0 0 ${logoArt.width} 48" width="${logoArt.width}" height="48" aria-hidden="true">${mark}${logoArt.word.map(draw).join('')}</svg>`;
}
