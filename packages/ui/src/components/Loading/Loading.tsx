import { loading, ring } from './Loading.css.ts';

/** A dotted ring with its words, announced politely. */
export function Loading({ text }: { text: string }) {
  return (
    <span role="status" className={loading}>
      <span aria-hidden className={ring} />
      {text}
    </span>
  );
}
