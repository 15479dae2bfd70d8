import { light as colors, logoShapes } from '../brand.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './Picture.ts';

/** Where the colour field at the foot begins. */
export const FIELD_TOP = 512;

const SCALLOP = 20;

function hem(): string {
  const scallops = Array.from({ length: PICTURE_WIDTH / SCALLOP / 2 }, (_, n) => {
    const left = n * 2 * SCALLOP;
    return `M${left} ${FIELD_TOP}a${SCALLOP} ${SCALLOP} 0 0 1 ${2 * SCALLOP} 0Z`;
  });
  return `<path fill="${colors.brandSurface}" d="${scallops.join('')}M0 ${FIELD_TOP}H${PICTURE_WIDTH}V${PICTURE_HEIGHT}H0Z"/>`;
}

/** What every picture ends with: the hem, the stitch and the logo, in the brand's colours. */
export const foot = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">
${hem()}
<path fill="none" stroke="${colors.brandSurfaceBorder}" stroke-width="3" stroke-dasharray="14 9" d="M0 ${FIELD_TOP + 14}H${PICTURE_WIDTH}"/>
<g transform="translate(64 ${FIELD_TOP + 34}) scale(1.35)">${logoShapes('brand')}</g>
</svg>`;
