import { assignBrand } from '../../theme/assignBrand.ts';
import './fonts.css.ts';
import { haat } from './tokens.ts';

assignBrand(haat);
