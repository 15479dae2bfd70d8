import { type ReactNode, useMemo } from 'react';
import { createLocale, type LocaleSettings } from './createLocale.ts';
import { place } from './LocaleProvider.css.ts';
import { LocaleContext } from './useLocale.ts';

export interface LocaleProviderProps extends LocaleSettings {
  /** Everything for which the settings hold. */
  children: ReactNode;
}

/** Language, direction, currency and time zone of what is inside. Without it components write for India. */
export function LocaleProvider({ children, language, currency, timeZone, direction }: LocaleProviderProps) {
  const locale = useMemo(
    () => createLocale({ language, currency, timeZone, direction }),
    [language, currency, timeZone, direction],
  );
  return (
    <LocaleContext value={locale}>
      <div lang={locale.language} dir={locale.direction} className={place}>
        {children}
      </div>
    </LocaleContext>
  );
}
