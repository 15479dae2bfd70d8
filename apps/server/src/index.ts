export { createPotli, type Potli, type PotliParts } from './createPotli.ts';
export type { CataloguePage } from './domain/catalogue/CataloguePage.ts';
export { serverOptions } from './http/serverOptions.ts';
export { type Host, startHost } from './http/startHost.ts';
export { guardProcess } from './logging/guardProcess.ts';
export { toStartFailure } from './logging/toStartFailure.ts';
export { OperatorError } from './OperatorError.ts';
export { loadSettings, type Settings } from './settings.ts';
