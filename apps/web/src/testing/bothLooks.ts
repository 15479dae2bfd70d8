/** States that every screen with data of its own shows in a story of that name. */
export const USUAL_STATES = ['Loading', 'Ready', 'Empty', 'Failed'];

/**
 * Names of the app's stories that tests look at twice: on a wide screen in the light theme, and on a phone in the dark one.
 * Their layout is their own. What other stories show differs in its text, or is made of components, which are looked at
 * twice themselves; the tests of pages (apps/web/e2e/pages) load every screen in the dark on a phone.
 */
export const BOTH_LOOKS = [
  'Empty',
  'Asked',
  'Asks',
  'Auth',
  'Counts Down',
  'Done',
  'Email Step',
  'Form',
  'Gone',
  'Links',
  'Login Form',
  'Member',
  'Mobile Drawer',
  'Mobile Menu',
  'Offline',
  'Of This Shop',
  'Of This Shop In Part',
  'Open',
  'Other Than The Shop',
  'Pan Asked',
  'Pan Changing',
  'Privacy Policy',
  'Roots Of Anybody',
  'Suggestions',
  'Tries Again',
  'Unknown Origin',
  'Unreachable',
  'Unrecorded',
  'Visitor',
];
