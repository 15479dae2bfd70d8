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

export interface SidebarEntry extends SidebarLink, InGroup {}

export interface SidebarSection extends InGroup {
  label: string;
  links: readonly SidebarLink[];
}

export type SidebarItem = SidebarEntry | SidebarSection;
