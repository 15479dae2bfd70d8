import { notFound } from '../http/MockProblem.ts';
import { failingSilently, refusing } from './failures.ts';

/** The texts of the shop. */
export const textScenarios = {
  /** The operator wrote none. */
  missing: () => refusing(notFound, ['getText']),
  failing: () => failingSilently('getText'),
};
