import { loading, ring } from './Loading.css.ts';

/** A spinner with a text; screen readers announce it politely. */
export function Loading({
  text,
}: {
  /** What loads: "Loading clicks" */
  text: string;
}) {
  return (
    <span role="status" className={loading}>
      <span aria-hidden className={ring} />
      {text}
    </span>
  );
}
