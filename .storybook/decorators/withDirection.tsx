import { LocaleProvider } from '@potli/ui/LocaleProvider';
import type { Decorator } from '@storybook/react-vite';

/** Text from right to left, for the page and for what components decide in scripts. The texts stay English. */
export const withDirection: Decorator = (Story, { globals }) => {
  document.documentElement.dir = String(globals.direction);
  if (globals.direction !== 'rtl') return <Story />;
  return (
    <LocaleProvider direction="rtl">
      <Story />
    </LocaleProvider>
  );
};
