import { notFound } from '../http/MockProblem.ts';
import { refusing } from './failures.ts';

/** The texts of the shop. */
export const textScenarios = {
  /** The operator wrote none. */
  missing: () => refusing(notFound, ['getText']),
};
