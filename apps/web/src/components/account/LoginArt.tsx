import { LoginScene } from '@potli/ui/LoginScene';

/** The picture beside the form on wide screens. */
export function LoginArt() {
  return <LoginScene garlandUrl="/art/toran.svg" potliUrl="/art/login.svg" text="Every order drops a coin in." />;
}
