import type { IconNode } from 'lucide';

export interface SidebarLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface SidebarEntry extends SidebarLink {
  icon: IconNode;
}

export interface SidebarSection {
  label: string;
  icon: IconNode;
  links: readonly SidebarLink[];
}

export type SidebarItem = SidebarEntry | SidebarSection;
