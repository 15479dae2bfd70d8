import { variableFont } from '../../theme/fontFaces.ts';
import '../hankenGrotesk.css.ts';

variableFont('Sora Variable', 'sora', '100 800');
