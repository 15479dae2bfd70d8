import type { CheckVpa } from '../../../domain/members/bank/CheckVpa.ts';

/**
 * A bank that names everybody after their UPI ID, for development. `nobody@…` pays nobody, and for `silent@…` it cannot
 * say.
 */
export const checkSimulatedVpa: CheckVpa = async (vpa) => {
  const owner = vpa.slice(0, vpa.lastIndexOf('@')).toLowerCase();
  if (owner === 'nobody') return { result: 'refused' };
  const words = owner.split(/[^a-z]+/).filter((word) => word !== '');
  if (owner === 'silent' || words.length === 0) return { result: 'unknown' };
  return { result: 'named', name: words.join(' ').toUpperCase() };
};
