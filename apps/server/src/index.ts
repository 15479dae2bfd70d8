export { createPotli, type Potli, type PotliParts } from './createPotli.ts';
export { demoWarning } from './demoWarning.ts';
export type { CataloguePage } from './domain/catalogue/CataloguePage.ts';
export { serverOptions } from './http/serverOptions.ts';
export { type Host, startHost } from './http/startHost.ts';
export { SettingsError } from './settings/SettingsError.ts';
export { loadSettings, type Settings } from './settings.ts';
