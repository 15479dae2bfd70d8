import { ThemedPicture } from '@potli/ui/commerce/ThemedPicture/ThemedPicture';

/** 404 with a torn potli for its zero, drawn for both grounds. */
export function NotFoundArt() {
  return (
    <ThemedPicture
      src={{ light: '/art/not-found-light.svg', dark: '/art/not-found-dark.svg' }}
      alt="Page not found"
      width={760}
      height={330}
    />
  );
}
