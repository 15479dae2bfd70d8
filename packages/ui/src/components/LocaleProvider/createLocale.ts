import { india, type Locale } from './useLocale.ts';

export interface LocaleSettings {
  /** BCP 47 tag: "ur-IN". By default "en-IN". */
  language?: string;
  /** ISO 4217 code: "AED". By default "INR". */
  currency?: string;
  /** IANA name: "Asia/Dubai". By default "Asia/Kolkata". */
  timeZone?: string;
  /** By default that of the language's script. */
  direction?: Locale['direction'];
}

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Writes instants in English for India as everywhere in the shop, in other languages as `Intl` does. */
function instantFormat(language: string, options: Intl.DateTimeFormatOptions): Locale['date'] {
  const format = new Intl.DateTimeFormat(language, options);
  const write = (date: Date) => {
    if (language !== india.language) return format.format(date);
    const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
    const clock = parts.hour === undefined ? '' : ` ${parts.hour}:${parts.minute}`;
    return `${parts.day}-${parts.month}-${parts.year}${clock}`;
  };
  return (instant, missing) => {
    const ms = Date.parse(instant ?? '');
    return Number.isNaN(ms) ? missing : write(new Date(ms));
  };
}

function moneyFormat(language: string, currency: string): Locale['money'] {
  const format = (digits?: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    });
  const formats = { whole: format(0), paise: format() };
  return (amount, precision = 'whole') => formats[precision].format(amount);
}

/** The locale of some settings, by default India's. Throws a RangeError for a tag, code or zone that is not known. */
export function createLocale({
  language = india.language,
  currency = 'INR',
  timeZone = 'Asia/Kolkata',
  direction,
}: LocaleSettings): Locale {
  const isIndian = language === india.language;
  const script = new Intl.Locale(language).maximize().script ?? '';
  return {
    language,
    direction: direction ?? (RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'),
    money: isIndian && currency === 'INR' ? india.money : moneyFormat(language, currency),
    ...(isIndian && timeZone === 'Asia/Kolkata'
      ? { date: india.date, dateTime: india.dateTime }
      : {
          date: instantFormat(language, { timeZone, ...day }),
          dateTime: instantFormat(language, { timeZone, ...day, ...time }),
        }),
  };
}
