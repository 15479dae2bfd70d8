import type { IconNode } from 'lucide';

export interface HeaderLink {
  href: string;
  label: string;
  /** Before the label, in the menu of small screens. */
  icon: IconNode;
  current?: boolean;
}
