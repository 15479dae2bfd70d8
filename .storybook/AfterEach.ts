import type { Preview } from '@storybook/react-vite';

/** A check that runs after every story. */
export type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;
