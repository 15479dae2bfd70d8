import { brandStyles } from '../../theme/brandStyles.ts';
import './fonts.css.ts';
import { haat } from './tokens.ts';

brandStyles(haat);
