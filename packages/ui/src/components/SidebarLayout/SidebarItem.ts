import type { IconNode } from 'lucide';

export interface SidebarLink {
  href: string;
  label: string;
  current?: boolean;
}

interface InGroup {
  icon: IconNode;
  /** Some space before it: what follows belongs together. */
  startsGroup?: boolean;
}

export interface SidebarEntry extends SidebarLink, InGroup {
  /** How much waits there, and what that is for screen readers: "12", "12 wait". */
  count?: { text: string; label: string } | undefined;
}

export interface SidebarSection extends InGroup {
  label: string;
  links: readonly SidebarLink[];
}

export type SidebarItem = SidebarEntry | SidebarSection;
