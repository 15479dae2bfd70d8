export { createPotli, type Potli, type PotliParts } from './createPotli.ts';
export type { CataloguePage } from './domain/catalogue/CataloguePage.ts';
export { serverOptions } from './http/serverOptions.ts';
export { type Host, startHost } from './http/startHost.ts';
export { loadSettings, type Settings, SettingsError } from './settings.ts';
