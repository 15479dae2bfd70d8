/** States that every screen with data of its own shows in a story of that name. */
export const USUAL_STATES = ['Loading', 'Ready', 'Empty', 'Failed'];

/** Other stories of the app whose layout is their own. */
const LAYOUTS = [
  'Asked',
  'Asks',
  'Auth',
  'Counts Down',
  'Done',
  'Email Step',
  'Form',
  'Links',
  'Login Form',
  'Member',
  'Mobile Drawer',
  'Mobile Menu',
  'Offline',
  'Open',
  'Pan Asked',
  'Pan Changing',
  'Privacy Policy',
  'Suggestions',
  'Tries Again',
  'Unreachable',
  'Visitor',
];

/**
 * Names of the app's stories that tests look at twice: on a wide screen in the light theme, and on a phone in the dark one.
 * What other stories show differs in its text, not in its layout.
 */
export const BOTH_LOOKS = [...USUAL_STATES, ...LAYOUTS];
