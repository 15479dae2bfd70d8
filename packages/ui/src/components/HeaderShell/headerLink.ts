import type { LucideIcon } from 'lucide-react';

export interface HeaderLink {
  href: string;
  label: string;
  /** Stands before the label in the menu of small screens. */
  icon: LucideIcon;
  current?: boolean;
}
