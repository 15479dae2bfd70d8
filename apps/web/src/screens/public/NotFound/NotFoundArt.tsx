/** 404 with a torn potli for its zero, drawn for both grounds. */
export function NotFoundArt() {
  return (
    <picture>
      <source srcSet="/art/not-found-dark.svg" media="(prefers-color-scheme: dark)" />
      <img src="/art/not-found-light.svg" alt="Page not found" width={760} height={330} />
    </picture>
  );
}
