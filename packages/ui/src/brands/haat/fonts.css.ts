import { variableFont } from '../../theme/fontFaces.ts';
import '../hankenGrotesk.css.ts';

variableFont('Sora Variable', 'sora', { common: '../../theme/fonts/sora-common.woff2' });
