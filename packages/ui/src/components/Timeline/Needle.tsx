import { eye, needle, tail } from './Needle.css.ts';

/** The needle that goes on sewing, its thread through the eye. */
export function Needle() {
  return (
    <svg className={needle} viewBox="0 0 20 60" width={20} height={60} aria-hidden="true" focusable="false">
      <path className={tail} d="M10 0C10 6 14 6 13 11C12.5 13 10 13 10 14" />
      <path
        className={eye}
        fillRule="evenodd"
        d="M10 7C13 7 13.4 14 12.6 24L10 58L7.4 24C6.6 14 7 7 10 7ZM10 10.5C8.9 10.5 8.7 14 9 18H11C11.3 14 11.1 10.5 10 10.5Z"
      />
    </svg>
  );
}
