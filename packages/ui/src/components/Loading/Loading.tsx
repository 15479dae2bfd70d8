import { loading, ring } from './Loading.css.ts';

/** A spinner with a text; screen readers announce it politely. */
export function Loading({ text }: { text: string }) {
  return (
    <span role="status" className={loading}>
      <span aria-hidden className={ring} />
      {text}
    </span>
  );
}
