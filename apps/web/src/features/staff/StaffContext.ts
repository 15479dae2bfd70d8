import type { Staff } from '@potli/api/contract/staff';
import { createContext, use } from 'react';

const StaffContext = createContext<Staff | undefined>(undefined);

export const StaffProvider = StaffContext.Provider;

/** Who uses the admin area. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('There is no StaffProvider around this component.');
  return staff;
}
