import { LocaleProvider } from '@potli/ui/LocaleProvider';
import type { Decorator } from '@storybook/react-vite';

/** Text from right to left, for the page and for what components decide in scripts. The texts stay English. */
export const withDirection: Decorator = (Story, { globals }) => {
  const isMirrored = globals.direction === 'rtl';
  document.documentElement.dir = isMirrored ? 'rtl' : 'ltr';
  if (!isMirrored) return <Story />;
  return (
    <LocaleProvider direction="rtl">
      <Story />
    </LocaleProvider>
  );
};
