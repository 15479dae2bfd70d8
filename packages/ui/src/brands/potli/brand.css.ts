import { brandStyles } from '../../theme/brandStyles.ts';
import './fonts.css.ts';
import { potli } from './tokens.ts';

brandStyles(potli);
