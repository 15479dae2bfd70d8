import { assignBrand } from '../../theme/assignBrand.ts';
import './fonts.css.ts';
import { potli } from './tokens.ts';

assignBrand(potli);
